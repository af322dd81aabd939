import { dataSourceOptions } from '@mainstage/database/data-source';
import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CONFIG, type PlainNestConfig } from './config';
import { FormsController } from './forms.controller';
import { LeadsService } from './leads.service';

/**
 * The yardstick of bench:intake that a Nest application sets when it is written as the documentation shows: controller,
 * ValidationPipe, and `manager.insert` of the same rows in one transaction. It has no limits, no idempotency and no seats.
 */
@Module({})
export class PlainNestModule {
  static forConfig(config: PlainNestConfig): DynamicModule {
    return {
      module: PlainNestModule,
      imports: [TypeOrmModule.forRoot(dataSourceOptions(config.DATABASE_URL, { poolSize: 20 }))],
      controllers: [FormsController],
      providers: [LeadsService, { provide: CONFIG, useValue: config }],
    };
  }
}
