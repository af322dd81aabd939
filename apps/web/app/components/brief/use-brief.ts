import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAfterHydration, useHydrated } from '@mainstage/ui/motion/use-hydrated';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { type BriefField, chosenIn, namesChosen } from '@mainstage/leads/brief/chosen';
import type { Brief } from '@mainstage/leads/brief/form';
import { type PlannedEvent, plannedEvent } from '../planned/planned-store';
import { usePlanned } from '../planned/use-planned';

export interface UsedBrief {
  requested: Brief;
  /** Choices in the address: in the first HTML, before the form's fields. */
  ofAddress: Brief;
  /** Choices stored in this browser, known after hydration only: shown after the last field, so that no field moves. */
  ofBrowser: Brief;
  remove: (names?: readonly BriefField[]) => void;
  /** Excludes a venue of the shortlist from the enquiry. */
  withhold: (venue: VenueId) => void;
}

/**
 * Choices made on earlier pages, from the address, this tab and the shortlist, in this order of precedence, and how to
 * remove them. A part of a day is valid with its day only. A venue that is removed from the enquiry stays on the
 * shortlist.
 * @param listed the shortlist
 */
export function useBrief(listed: readonly VenueId[]): UsedBrief {
  const [search, setSearch] = useSearchParams();
  const { withheld = '', ...planned } = usePlanned();
  const settled = useAfterHydration();
  const named = chosenIn(search);
  // Offer and estimate are removed from the address once their text is in the message: they stay chosen, and shown in
  // the same list.
  const [atFirst] = useState(named);
  useEffect(() => {
    const { offer, estimate } = chosenIn(search);
    if (offer || estimate) plannedEvent.change({ offer: offer as PlannedEvent['offer'], estimate });
  }, [search]);
  const requested = briefOf({ ...planned, ...named }, listed, withheld);
  const shownFirst: Brief = { ...atFirst, ...named };
  // After a client-side navigation there are no rendered fields that the other choices could move.
  const hydrated = useHydrated();
  const [isNavigated] = useState(hydrated);
  const isOfAddress = (name: string) => isNavigated || shownFirst[name as BriefField] === requested[name as BriefField];
  return {
    requested,
    ofAddress: partOf(requested, isOfAddress),
    ofBrowser: settled ? partOf(requested, (name) => !isOfAddress(name)) : {},
    withhold: (venue) => plannedEvent.change({ withheld: [withheld, venue].filter(Boolean).join(',') }),
    remove: (names = namesChosen) => {
      plannedEvent.change(Object.fromEntries(names.map((name) => [name, undefined])));
      setSearch((params) => without(params, names), { replace: true, preventScrollReset: true });
    },
  };
}

/** The query without these choices. */
export function without(search: URLSearchParams, names: readonly BriefField[]): URLSearchParams {
  const rest = new URLSearchParams(search);
  for (const name of names) rest.delete(name);
  return rest;
}

export const hasChoices = (brief: Brief): boolean => Object.keys(brief).length > 0;

const partOf = (brief: Brief, belongs: (name: string) => boolean): Brief =>
  Object.fromEntries(Object.entries(brief).filter(([name]) => belongs(name)));

function briefOf({ part, ...rest }: Brief, listed: readonly VenueId[], withheld: string): Brief {
  const out = withheld.split(',');
  const shortlist = listed.filter((venue) => !out.includes(venue));
  return { ...rest, ...(rest.date && part && { part }), ...(shortlist.length > 0 && { shortlist }) };
}
