import { NestLogger } from '@mainstage/observability/nest-logger';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from './app.module';
import { useGlobalMiddleware } from './http/middleware/global-middleware';
import { serveDocument } from './http/openapi';
import { trustedProxies } from './http/trusted-proxies';
import type { Infrastructure } from './infrastructure.module';
import { warnOfPlaceholders } from './site/warn-of-placeholders';

/** Composes the API without listening. */
export async function createApp(infrastructure: Infrastructure): Promise<NestExpressApplication> {
  const { config, logger } = infrastructure;
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(infrastructure), {
    bodyParser: false,
    // Drain has already waited for requests in flight (process/drain.ts).
    forceCloseConnections: true,
    logger: new NestLogger(logger),
  });
  app.disable('x-powered-by');
  app.set('trust proxy', trustedProxies(config));
  app.set('etag', false);
  useGlobalMiddleware(app);
  // In production the document is not published.
  if (config.NODE_ENV !== 'production') serveDocument(app);
  warnOfPlaceholders(config.NODE_ENV, logger);
  return app;
}
