import { useMemo, useState } from 'react';
import { berlinToday } from '@mainstage/contracts/calendar';
import { estimatedVenue, venueParam } from '@mainstage/content/estimate/address';
import type { VenueId } from '@mainstage/house/ids';
import { estimatePage } from '@mainstage/content/pages/estimate';
import {
  checkChoices,
  type ChoiceField,
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
  /** The room that it is for, where the visitor came from one. */
  venue: VenueId | undefined;
  /** The choices as in the address. */
  query: string;
  /** Only in the browser: the built page knows no day. */
  today?: string;
  change: (field: ChoiceField, value: string) => void;
}

/**
 * The visitor's choices, what they cost, and the address that carries them.
 * @param search the address's query at first
 * @param live false in the built page, which knows neither day nor address
 */
export function useChoices(search: string, live: boolean): EstimateState {
  const [raw, setRaw] = useState(() => readChoices(search));
  const venue = estimatedVenue(new URLSearchParams(search).get(venueParam));
  const [today] = useState(() => (live ? berlinToday() : undefined));
  const { choices, errors } = useMemo(() => checkChoices(raw, today), [raw, today]);
  const estimate = useMemo(() => choices && estimateOf(choices, today), [choices, today]);

  function change(field: ChoiceField, value: string): void {
    const next = { ...raw, [field]: value };
    setRaw(next);
    rewriteAddress(withVenue(writeChoices(next), venue));
  }

  return { raw, errors, estimate, venue, query: withVenue(writeChoices(raw), venue), today, change };
}

const withVenue = (query: string, venue: VenueId | undefined) =>
  [query, venue && `${venueParam}=${venue}`].filter(Boolean).join('&');

/** Past the router, which would render the whole page for every letter typed; it reads the address when coming back. */
function rewriteAddress(query: string): void {
  if (window.location.pathname !== estimatePage.path) return;
  try {
    window.history.replaceState(window.history.state, '', `${estimatePage.path}${query && `?${query}`}`);
  } catch {
    // Some browsers allow only so many changes in a while: the next one carries this one too.
  }
}
