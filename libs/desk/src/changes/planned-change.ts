import type { DeskEntry } from '../entities/desk-entry';
import type { DeskLead } from '../entities/desk-lead';

/** What a change writes: columns of the lead, and entries of its timeline. */
export interface PlannedChange {
  columns: Partial<DeskLead>;
  entries: (Pick<DeskEntry, 'kind' | 'title'> & Partial<Pick<DeskEntry, 'text' | 'requestKey'>>)[];
}
