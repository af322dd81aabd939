import { isRecord } from '../../api/is-record';

/** What was typed into My dates. Empty where nothing is chosen yet. */
export interface EnteredDates {
  event: string;
  signed: string;
  large: boolean;
}

const storageKey = 'mainstage.dates';
const nothing: EnteredDates = { event: '', signed: '', large: true };
// Where the browser lets a site keep nothing, what is entered holds until the page is left.
let forThisVisit: EnteredDates | undefined;

/** What this tab was told earlier: it outlives a reload, and a gate that closed in between. */
export function keptDates(): EnteredDates {
  if (forThisVisit) return forThisVisit;
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    if (!isRecord(kept)) return nothing;
    const { event, signed, large } = kept;
    return {
      event: typeof event === 'string' ? event : '',
      signed: typeof signed === 'string' ? signed : '',
      large: large !== false,
    };
  } catch {
    return nothing;
  }
}

export function keepDates(entered: EnteredDates): void {
  try {
    if (entered.event === '' && entered.signed === '') sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify(entered));
    forThisVisit = undefined;
  } catch {
    forThisVisit = entered;
  }
}
