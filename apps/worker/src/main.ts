import 'reflect-metadata';
import { loadConfigOrExit } from '@mainstage/config/load';
import { createLogger } from '@mainstage/observability/logger';
import { NestLogger } from '@mainstage/observability/nest-logger';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { workerSettings } from './config';
import { WorkerProcess } from './process/worker-process';
import { WorkerModule } from './worker.module';

const config = loadConfigOrExit(workerSettings);
const logger = createLogger('worker', config.LOG_LEVEL);

// A server that comes and goes must not end the process: whatever slips through its owner's hands is told and survived.
process.on('unhandledRejection', (error) => logger.error({ err: error }, 'unhandled rejection'));

const app = await NestFactory.create<NestExpressApplication>(WorkerModule.forConfig(config, logger), {
  logger: new NestLogger(logger),
});
app.disable('x-powered-by');
try {
  await (config.HOST ? app.listen(config.WORKER_PORT, config.HOST) : app.listen(config.WORKER_PORT));
} catch (error) {
  logger.fatal({ err: error, port: config.WORKER_PORT }, 'cannot listen');
  process.exit(1);
}

let stopping: Promise<void> | undefined;
const worker = app.get(WorkerProcess);
worker.start(() => (stopping ??= shutDown(1)));
logger.info({ port: config.WORKER_PORT, queue: config.REDIS_URL ? 'redis' : 'postgresql' }, 'started');

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => (stopping ??= shutDown(0)));

/** Ends with this exit code even where a connection hangs on: everything that matters is in the database by now. */
async function shutDown(exitCode: number): Promise<void> {
  try {
    await worker.stop();
    await app.close();
  } catch (error) {
    logger.error({ err: error }, 'trouble while stopping');
  }
  process.exit(exitCode);
}
