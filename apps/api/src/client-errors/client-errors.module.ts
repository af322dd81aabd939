import { Module } from '@nestjs/common';
import { ClientErrorsController } from './client-errors.controller';

/** Pages that broke in a browser. */
@Module({
  controllers: [ClientErrorsController],
})
export class ClientErrorsModule {}
