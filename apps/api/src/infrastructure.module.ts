import { existsSync } from 'node:fs';
import { entities } from '@mainstage/desk/entities/entities';
import type { SiteSettings } from '@mainstage/content/site/built-settings';
import { visitorTimeouts } from '@mainstage/database/timeouts';
import type { Logger } from '@mainstage/observability/logger';
import { createMetrics, type Metrics } from '@mainstage/observability/metrics';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { RateLimitQueries } from './rate-limits/rate-limit.queries';
import { OutboxStatisticsQueries } from '@mainstage/database/mails/outbox-statistics.queries';
import { DatabaseModule } from '@mainstage/nest/database/database.module';
import { provideQueries } from '@mainstage/nest/database/provide-queries';
import { tokens } from '@mainstage/nest/injection';
import type { ApiConfig } from './config';
import { DeskPages } from './desk/pages/desk-pages';
import { QueueInspector } from './ops/queue-inspector';
import { Drain } from './process/drain';
import { RulingClock } from './process/ruling-clock';
import { MessageViewReader } from './inbound-messages/message-view-reader';
import { GatedFiles } from './gates/gated-files';
import { rendererOf } from './site/built-pages';
import { Renderer } from './site/renderer';
import { Site } from './site/site';
import { WebinarNow } from './webinars/webinar-now';

/**
 * Connections of one process: two for each form written by one statement, four for each other kind of work, some spare.
 */
const connections = 24;

export interface Infrastructure {
  config: ApiConfig;
  logger: Logger;
  webRoot: string;
  /** Folder of the files behind the gates: one folder for each page. */
  gatedRoot: string;
  deskRoot?: string;
  /** The built entry point of the thread that parses stored messages (`message-view-thread`). */
  messageThread?: URL;
  /** Folder of scripts of earlier releases, if they are kept. */
  keptAssets?: string;
  keptDeskAssets?: string;
}

/** Providers for every module: settings, database, logger, metrics, the built site. */
@Global()
@Module({})
export class InfrastructureModule {
  static with({
    config,
    logger,
    webRoot,
    gatedRoot,
    deskRoot = '/nowhere',
    messageThread = new URL('./message-view-thread.js', import.meta.url),
    keptAssets,
    keptDeskAssets,
  }: Infrastructure): DynamicModule {
    const settings: SiteSettings = {
      origin: config.PUBLIC_URL,
      prices: config.NODE_ENV === 'development' ? 'sample' : 'own',
    };
    const providers = [
      { provide: tokens.config, useValue: config },
      { provide: tokens.logger, useValue: logger },
      { provide: tokens.metrics, useFactory: () => createMetrics() },
      WebinarNow,
      {
        provide: Renderer,
        inject: [HttpAdapterHost, tokens.metrics],
        useFactory: (adapter: HttpAdapterHost, metrics: Metrics) =>
          new Renderer({ file: rendererOf(webRoot), settings, appSecret: config.APP_SECRET }, adapter, logger, metrics),
      },
      {
        provide: Site,
        inject: [Renderer],
        useFactory: (renderer: Renderer) =>
          new Site(webRoot, settings, existsSync(rendererOf(webRoot)) ? renderer.handle : undefined, keptAssets),
      },
      {
        provide: DeskPages,
        useFactory: () => new DeskPages(deskRoot, config.PUBLIC_URL, config.SALES_TEAM !== undefined, keptDeskAssets),
      },
      { provide: MessageViewReader, useFactory: () => new MessageViewReader(messageThread, logger) },
      RulingClock,
      provideQueries(RateLimitQueries),
      provideQueries(OutboxStatisticsQueries),
      Drain,
      QueueInspector,
      { provide: GatedFiles, useFactory: () => new GatedFiles(gatedRoot) },
    ];
    return {
      module: InfrastructureModule,
      imports: [
        DatabaseModule.forRoot(config.DATABASE_URL, {
          entities,
          poolSize: connections,
          applicationName: 'mainstage-api',
          timeouts: visitorTimeouts,
          pooled: config.DIRECT_DATABASE_URL !== undefined,
        }),
      ],
      providers,
      exports: [
        tokens.config,
        tokens.logger,
        tokens.metrics,
        RateLimitQueries,
        OutboxStatisticsQueries,
        QueueInspector,
        Drain,
        WebinarNow,
        Renderer,
        Site,
        DeskPages,
        MessageViewReader,
        GatedFiles,
      ],
    };
  }
}
