import type { Logger } from './logger';
import type { Metrics } from './metrics';

/** An event of interest to whoever monitors security. It names places and ids, never a person. */
export type SecurityEvent =
  | { name: 'failed-login'; place: 'operators' | 'event-planners' | 'development' }
  | { name: 'operator-action'; action: string; actor: string; subject?: string };

/** Writes the event as a line with `event: "security"`, so that one search finds all of them, and counts it. */
export function reportSecurityEvent(
  logger: Logger,
  metrics: Pick<Metrics, 'failedLogins' | 'operatorActions'>,
  event: SecurityEvent,
): void {
  logger.warn({ event: 'security', ...event }, event.name === 'failed-login' ? 'wrong credentials' : 'operator acted');
  if (event.name === 'failed-login') metrics.failedLogins.inc({ place: event.place });
  else metrics.operatorActions.inc({ action: event.action });
}
