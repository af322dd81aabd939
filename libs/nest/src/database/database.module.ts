import { dataSourceOptions, type DatabaseOptions } from '@mainstage/database/data-source';
import { RetryingDataSource } from '@mainstage/database/retrying-data-source';
import { workerTimeouts } from '@mainstage/database/timeouts';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { PostgresDataSourceOptions } from 'typeorm/driver/postgres/PostgresDataSourceOptions.js';
import { tokens } from '../injection';
import { DatabaseConnection } from './database-connection';

/**
 * TypeORM for the whole app: DataSource and EntityManager are injectable everywhere, repositories by
 * `TypeOrmModule.forFeature`. DatabaseConnection connects in the background.
 */
@Global()
@Module({})
export class DatabaseModule {
  static forRoot(url: string, options: DatabaseOptions): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRootAsync({
          useFactory: () => ({ ...dataSourceOptions(url, options), manualInitialization: true }),
          dataSourceFactory: (given) => Promise.resolve(new RetryingDataSource(given as PostgresDataSourceOptions)),
        }),
      ],
      providers: [
        { provide: tokens.databaseTimeouts, useValue: options.timeouts ?? workerTimeouts },
        DatabaseConnection,
      ],
      exports: [DatabaseConnection],
    };
  }
}
