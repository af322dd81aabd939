import type { Logger } from '@mainstage/observability/logger';
import { type INestApplication, ShutdownSignal } from '@nestjs/common';
import { GracefulExit } from './graceful-exit';

export interface ListenOptions {
  port: number;
  host?: string;
  logger: Logger;
}

/**
 * Creates an app, starts it and runs it until a signal: on SIGTERM and SIGINT Nest calls the shutdown hooks and ends
 * the process with exit code 0, because everything that was acknowledged is then in the database.
 */
export async function runApp(
  create: () => Promise<INestApplication>,
  { port, host, logger }: ListenOptions,
): Promise<void> {
  // An unavailable server must not end the process: unhandled rejections are logged and survived.
  process.on('unhandledRejection', (error) => logger.error({ err: error }, 'unhandled rejection'));
  const app = await create();
  app.enableShutdownHooks([ShutdownSignal.SIGTERM, ShutdownSignal.SIGINT], { useProcessExit: true });
  const leave = async () => {
    try {
      await app.close();
    } catch (error) {
      logger.error({ err: error }, 'trouble while stopping');
    }
    process.exit(1);
  };
  app.get(GracefulExit).prepare(() => void leave());
  try {
    await (host ? app.listen(port, host) : app.listen(port));
  } catch (error) {
    logger.fatal({ err: error, port }, 'cannot listen');
    await leave();
  }
}
