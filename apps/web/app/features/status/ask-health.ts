import { isRecord } from '../../api/post-json';

export type PartState = 'up' | 'down' | 'unknown';
export type Health = Record<'forms' | 'mails', PartState>;

const patienceMs = 8000;
const unknown: Health = { forms: 'unknown', mails: 'unknown' };

/**
 * Asks the server how it is. Never throws.
 * A form needs the database alone; a mail also needs the ledger of mails and the queue.
 */
export async function askHealth(): Promise<Health> {
  try {
    const response = await fetch('/health/ready', { cache: 'no-store', signal: AbortSignal.timeout(patienceMs) });
    // 503 says what is down; anything else is no answer of ours.
    if (response.status !== 200 && response.status !== 503) return unknown;
    const answer: unknown = await response.json();
    if (!isRecord(answer) || !isRecord(answer.checks)) return unknown;
    const { database, mails, queue } = answer.checks;
    return { forms: stateOf([database]), mails: stateOf([database, mails, queue]) };
  } catch {
    return unknown;
  }
}

function stateOf(checks: unknown[]): PartState {
  if (checks.includes('down')) return 'down';
  return checks.every((check) => check === 'up') ? 'up' : 'unknown';
}
