import { dataSourceOptions } from '@mainstage/database/data-source';
import type { Logger } from '@mainstage/observability/logger';
import { createMetrics } from '@mainstage/observability/metrics';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { type ApiConfig, CONFIG, LOGGER, METRICS } from './config';
import { GatedFiles } from './gates/gated-files';
import { Site } from './site/site';

export interface Infrastructure {
  config: ApiConfig;
  logger: Logger;
  /** Folder of the built site. */
  webRoot: string;
  /** Folder of what is given out only behind a gate: one folder for each page. */
  gatedRoot: string;
}

/** What every room may ask for: settings, database, logger, metrics, the built site. */
@Global()
@Module({})
export class InfrastructureModule {
  static with({ config, logger, webRoot, gatedRoot }: Infrastructure): DynamicModule {
    const providers = [
      { provide: CONFIG, useValue: config },
      { provide: LOGGER, useValue: logger },
      { provide: METRICS, useFactory: () => createMetrics() },
      { provide: Site, useFactory: () => new Site(webRoot, config.PUBLIC_URL) },
      { provide: GatedFiles, useFactory: () => new GatedFiles(gatedRoot) },
    ];
    return {
      module: InfrastructureModule,
      imports: [
        TypeOrmModule.forRoot({
          ...dataSourceOptions(config.DATABASE_URL, { poolSize: 20, applicationName: 'mainstage-api' }),
          retryAttempts: 20,
          retryDelay: 1500,
        }),
      ],
      providers,
      exports: [CONFIG, LOGGER, METRICS, Site, GatedFiles],
    };
  }
}
