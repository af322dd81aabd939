import type { Logger } from '@mainstage/observability/logger';
import { type INestApplication, ShutdownSignal } from '@nestjs/common';
import { GracefulExit } from './graceful-exit';

/** Where an app listens, and what it says when it does. */
export interface Listening {
  port: number;
  /** All interfaces unless given. */
  host?: string;
  logger: Logger;
}

/**
 * Puts an app together, starts it and runs it until it is told to end: on SIGTERM and SIGINT Nest calls the hooks of
 * all parts and ends the process with exit code 0, since whatever was acknowledged is in the database by then.
 */
export async function runApp(
  create: () => Promise<INestApplication>,
  { port, host, logger }: Listening,
): Promise<void> {
  // A server that comes and goes must not end the process: whatever slips through its owner's hands is told and survived.
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
