import { Inject } from '@nestjs/common';

/** Injection tokens for values without a class, in the API and in the worker. */
export const tokens = {
  config: Symbol('config'),
  logger: Symbol('logger'),
  metrics: Symbol('metrics'),
  queue: Symbol('queue'),
  transport: Symbol('transport'),
  health: Symbol('health'),
  databaseTimeouts: Symbol('databaseTimeouts'),
};

export const InjectConfig = () => Inject(tokens.config);
export const InjectLogger = () => Inject(tokens.logger);
export const InjectMetrics = () => Inject(tokens.metrics);
export const InjectQueue = () => Inject(tokens.queue);
export const InjectTransport = () => Inject(tokens.transport);
export const InjectDatabaseTimeouts = () => Inject(tokens.databaseTimeouts);
export const InjectHealth = () => Inject(tokens.health);
