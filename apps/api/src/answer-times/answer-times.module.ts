import { PromiseReader } from '@mainstage/desk/numbers/promise';
import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AnswerTimesController } from './answer-times.controller';

@Module({
  controllers: [AnswerTimesController],
  providers: [
    {
      provide: PromiseReader,
      inject: [DataSource],
      useFactory: (dataSource: DataSource) => new PromiseReader(dataSource),
    },
  ],
})
export class AnswerTimesModule {}
