import type { Hire } from '@mainstage/contracts/day-parts';
import type { Span } from '@mainstage/calendar/days/hours';
import { rows } from '@mainstage/database/sql';
import type { Actor, Desk } from '../desk';
import { Refused } from '../refused';
import { makeDefinite } from '../use-cases/make-definite';
import { makeOption } from '../use-cases/make-option';
import { request } from '../use-cases/request';

/** An entry of a calendar that was kept elsewhere. */
export interface ImportRow {
  /** As the reader of the report knows it: `line 7` or the entry's title. */
  name: string;
  /** The same for the same entry in every export. */
  externalId: string;
  venue: string;
  /** YYYY-MM-DD */
  day: string;
  hire: Hire | Span;
  state: 'requested' | 'option' | 'definite';
  client: { name: string; email?: string };
  guests?: number;
  layout?: string;
  until?: Date;
}

/** A row that cannot be read, with why. */
export interface UnreadableRow {
  name: string;
  problem: string;
}

export interface ImportReport {
  taken: number;
  /** Imported before. */
  known: number;
  refused: { name: string; reason: string }[];
}

/**
 * Takes rows in one by one, each whole or not at all; one that cannot be taken is named with its reason and keeps no
 * other from coming in. Rows that came in before, by their external id, are left as they are.
 */
export async function importRows(
  desk: Desk,
  list: readonly (ImportRow | UnreadableRow)[],
  by: Actor,
): Promise<ImportReport> {
  const report: ImportReport = { taken: 0, known: 0, refused: [] };
  for (const row of list) {
    if ('problem' in row) {
      report.refused.push({ name: row.name, reason: row.problem });
      continue;
    }
    try {
      if (await importRow(desk, row, by)) report.taken += 1;
      else report.known += 1;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      report.refused.push({ name: row.name, reason: error.message });
    }
  }
  return report;
}

/** @returns false where it came in before */
async function importRow(desk: Desk, row: ImportRow, by: Actor): Promise<boolean> {
  const [known] = await rows(desk.manager, 'SELECT FROM bookings WHERE external_id = $1', [row.externalId]);
  if (known) return false;
  const { id } = await request(desk, { ...row, origin: 'import' }, by);
  try {
    if (row.state === 'option') await makeOption(desk, id, by, row.until);
    if (row.state === 'definite') await makeDefinite(desk, id, by);
  } catch (error) {
    // What is refused leaves nothing behind, so that a later import can try again.
    await desk.manager.query('DELETE FROM bookings WHERE id = $1', [id]);
    throw error;
  }
  return true;
}
