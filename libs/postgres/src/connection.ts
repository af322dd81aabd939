import { GuardedClient } from './guarded-client';

/**
 * What every connection to PostgreSQL has in common, in `pg`'s words: its loss is survived, and a line that fell silent
 * (a host replaced, a firewall that forgot it) is noticed in about 20 s, for Node probes each second after the delay.
 */
export const connection = {
  Client: GuardedClient,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
};
