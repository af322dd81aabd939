import { isRecord } from '../../api/is-record';
import { getJson } from '../../api/get-json';

export type PartState = 'up' | 'down' | 'unknown';
export type Health = Record<'forms' | 'mails', PartState>;

const timeoutMs = 8000;
const unknown: Health = { forms: 'unknown', mails: 'unknown' };

interface Report {
  checks: Record<string, unknown>;
}
const isReport = (content: unknown): content is Report => isRecord(content) && isRecord(content.checks);

/**
 * Loads the server's health. Never throws.
 * A form needs the database only; a mail also needs the outbox and the queue.
 */
export async function askHealth(): Promise<Health> {
  const result = await getJson('/health/ready', isReport, { cache: 'no-store', timeoutMs });
  // 503 has a report of what is down; any other failure is not from our server.
  const report = result.ok ? result.answer : result.status === 503 ? result.content : undefined;
  if (!isReport(report)) return unknown;
  const { database, mails, queue } = report.checks;
  return { forms: stateOf([database]), mails: stateOf([database, mails, queue]) };
}

function stateOf(checks: unknown[]): PartState {
  if (checks.includes('down')) return 'down';
  return checks.every((check) => check === 'up') ? 'up' : 'unknown';
}
