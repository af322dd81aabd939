import { GuardedClient } from './guarded-client';

/**
 * Options of every PostgreSQL connection, as `pg` names them: a stale connection (a replaced host, a firewall that
 * dropped it) is detected in about 20 s, because Node probes each second after the delay.
 */
export const connection = {
  Client: GuardedClient,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
};
