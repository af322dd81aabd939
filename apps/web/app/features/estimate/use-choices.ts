import { useMemo, useState } from 'react';
import { berlinToday } from '@mainstage/contracts/calendar';
import { estimatePage } from '@mainstage/content/shared-pages/estimate';
import {
  checkChoices,
  type ChoiceField,
  type RawChoices,
  readChoices,
  withBookable,
  writeChoices,
} from '@mainstage/estimate/choices';
import { type Estimate, estimateOf } from '@mainstage/estimate/estimate';
import type { ChoiceErrors } from '@mainstage/estimate/choices';
import { useToday } from '../../api/use-today';
import { estimatePricesHere } from '../../components/prices/estimate-prices-here';

export interface EstimateState {
  raw: RawChoices;
  errors: ChoiceErrors;
  /** Nothing while a choice is wrong. */
  estimate?: Estimate;
  /** The choices as in the address. */
  query: string;
  today: string;
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
  // An estimate counts as of the day on which its page was loaded.
  const current = useToday() ?? berlinToday();
  const [today] = useState(current);
  const { choices, errors } = useMemo(() => checkChoices(raw, today), [raw, today]);
  const estimate = useMemo(() => choices && estimateOf(choices, today, estimatePricesHere), [choices, today]);

  const query = writeChoices(raw);
  function take(next: RawChoices): void {
    setRaw(next);
    rewriteAddress(writeChoices(next));
  }

  return {
    raw,
    errors,
    estimate,
    query,
    today,
    change: (field, value) => take({ ...raw, [field]: value }),
    book: (id) => take(withBookable(raw, id)),
  };
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
