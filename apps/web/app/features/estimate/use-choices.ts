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
  /** Undefined while a choice is invalid. */
  estimate?: Estimate;
  /** The choices as a query. */
  query: string;
  today: string;
  change: (field: ChoiceField, value: string) => void;
  book: (id: string) => void;
}

/**
 * The visitor's choices, their cost, and the address that stores them.
 * @param search the initial query
 */
export function useChoices(search: string): EstimateState {
  const [raw, setRaw] = useState(() => readChoices(search));
  // An estimate uses the day on which its page was loaded.
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

/** Bypasses the router, which would render the whole page at each keystroke; it reads the address on return. */
function rewriteAddress(query: string): void {
  if (window.location.pathname !== estimatePage.path) return;
  try {
    window.history.replaceState(window.history.state, '', `${estimatePage.path}${query && `?${query}`}`);
  } catch {
    // Some browsers limit the rate of address changes: the next change includes this one.
  }
}
