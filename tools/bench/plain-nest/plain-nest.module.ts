import { dataSourceOptions } from '@mainstage/database/data-source';
import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CONFIG, type PlainNestConfig } from './config';
import { FormsController } from './forms.controller';
import { LeadsService } from './leads.service';

/**
 * Baseline of bench:intake: a Nest application as the documentation shows it, with controller, ValidationPipe, and
 * `manager.insert` of the same rows in one transaction. It has no limits, no idempotency and no seats.
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
