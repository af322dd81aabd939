import { useMemo, useState } from 'react';
import { berlinToday } from '@mainstage/contracts/calendar';
import { bookableOf } from '@mainstage/content/estimate/bookables';
import { estimatePage } from '@mainstage/content/shared-pages/estimate';
import {
  bookableIn,
  checkChoices,
  type ChoiceField,
  firstGuests,
  type RawChoices,
  readChoices,
  writeChoices,
} from '@mainstage/estimate/choices';
import { type Estimate, estimateOf } from '@mainstage/estimate/estimate';
import type { ChoiceErrors } from '@mainstage/estimate/choices';

export interface EstimateState {
  raw: RawChoices;
  errors: ChoiceErrors;
  /** Nothing while a choice is wrong. */
  estimate?: Estimate;
  /** The choices as in the address. */
  query: string;
  /** Only in the browser: a page that is built or served has no choices to make. */
  today?: string;
  change: (field: ChoiceField, value: string) => void;
  /** Books something else, by its id. */
  book: (id: string) => void;
}

/**
 * The visitor's choices, what they cost, and the address that carries them.
 * @param search the address's query at first
 */
export function useChoices(search: string): EstimateState {
  const [raw, setRaw] = useState(() => readChoices(search));
  const [today] = useState(() => berlinToday());
  const { choices, errors } = useMemo(() => checkChoices(raw, today), [raw, today]);
  const estimate = useMemo(() => choices && estimateOf(choices, today), [choices, today]);

  function take(next: RawChoices): void {
    setRaw(next);
    rewriteAddress(writeChoices(next));
  }

  return {
    raw,
    errors,
    estimate,
    query: writeChoices(raw),
    today,
    change: (field, value) => take({ ...raw, [field]: value }),
    book: (id) => take(booking(raw, id)),
  };
}

/** An offer may be for the room that the visitor came from; anything else is a place of its own. */
function booking(raw: RawChoices, id: string): RawChoices {
  const chosen = bookableOf(id);
  const venue = chosen?.venue ?? (chosen?.group === 'offer' ? raw.venue : '');
  const next = { ...raw, what: chosen?.venue ? '' : id, venue };
  const untouched = raw.guests === firstGuests(raw);
  return untouched && bookableIn(next) ? { ...next, guests: firstGuests(next) } : next;
}

/** Past the router, which would render the whole page for every letter typed; it reads the address when coming back. */
function rewriteAddress(query: string): void {
  if (window.location.pathname !== estimatePage.path) return;
  try {
    window.history.replaceState(window.history.state, '', `${estimatePage.path}${query && `?${query}`}`);
  } catch {
    // Some browsers allow only so many changes in a while: the next one carries this one too.
  }
}
