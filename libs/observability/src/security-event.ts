import type { Logger } from './logger';
import type { Metrics } from './metrics';

/** A security event. It contains places and ids, no personal data. */
export type SecurityEvent =
  | { name: 'failed-login'; place: 'operators' | 'event-planners' | 'development' | 'desk' }
  | { name: 'desk-session'; action: DeskSessionAction; subject?: string }
  | { name: 'operator-action'; action: string; actor: string; subject?: string };

/** Events of sessions and passkeys of the sales desk; `subject` is the id of the session. */
export type DeskSessionAction =
  'link-requested' | 'throttled' | 'signed-in' | 'confirmed' | 'session-ended' | 'passkey-added' | 'passkey-removed';

const messages: Record<SecurityEvent['name'], string> = {
  'failed-login': 'wrong credentials',
  'operator-action': 'operator acted',
  'desk-session': 'sign-in at the sales desk',
};

/** Writes the event as a line with `event: "security"`, so that one search finds all of them, and counts it. */
export function reportSecurityEvent(
  logger: Logger,
  metrics: Pick<Metrics, 'failedLogins' | 'operatorActions'>,
  event: SecurityEvent,
): void {
  logger[levelOf(event)]({ event: 'security', ...event }, messages[event.name]);
  if (event.name === 'failed-login') metrics.failedLogins.inc({ place: event.place });
  if (event.name === 'operator-action') metrics.operatorActions.inc({ action: event.action });
}

/** A regular sign-in at the desk is no warning. */
function levelOf(event: SecurityEvent): 'info' | 'warn' {
  return event.name === 'desk-session' && event.action !== 'throttled' ? 'info' : 'warn';
}
