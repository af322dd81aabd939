import type { DeskEntry } from '../entities/desk-entry';
import type { DeskLead } from '../entities/desk-lead';

export interface PlannedChange {
  columns: Partial<DeskLead>;
  entries: (Pick<DeskEntry, 'kind' | 'title'> & Partial<Pick<DeskEntry, 'text' | 'requestKey'>>)[];
}
