import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAfterHydration } from '@mainstage/ui/motion/use-hydrated';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { type Brief, type BriefField, chosenIn, namesChosen } from '@mainstage/leads/brief/form';
import { type PlannedEvent, plannedEvent } from '../planned/planned-store';
import { usePlanned } from '../planned/use-planned';

export interface UsedBrief {
  /** What goes out with the form, from the first moment on. */
  requested: Brief;
  /** The same as it is shown: the prerendered page knows no address. */
  chosen: Brief;
  /** Takes these out, or everything. */
  remove: (names?: readonly BriefField[]) => void;
  /** Keeps a venue of the shortlist out of the enquiry. */
  withhold: (venue: VenueId) => void;
}

/**
 * What was chosen on the pages, in this tab or in the address, and the shortlist; and how to take a part of it, or all,
 * out again. The address counts first. A part of a day goes with its day only. A venue that is taken out of the enquiry
 * stays on the list.
 * @param listed the shortlist
 */
export function useBrief(listed: readonly VenueId[]): UsedBrief {
  const [search, setSearch] = useSearchParams();
  const { withheld = '', ...planned } = usePlanned();
  const settled = useAfterHydration();
  // Offer and estimate leave the address with the text that they begin: they stay chosen.
  useEffect(() => {
    const { offer, estimate } = chosenIn(search);
    if (offer || estimate) plannedEvent.change({ offer: offer as PlannedEvent['offer'], estimate });
  }, [search]);
  const requested = briefOf({ ...planned, ...chosenIn(search) }, listed, withheld);
  return {
    requested,
    chosen: settled ? requested : {},
    withhold: (venue) => plannedEvent.change({ withheld: [withheld, venue].filter(Boolean).join(',') }),
    remove: (names = namesChosen) => {
      plannedEvent.change(Object.fromEntries(names.map((name) => [name, undefined])));
      setSearch(
        (params) => {
          for (const name of names) params.delete(name);
          return params;
        },
        { replace: true, preventScrollReset: true },
      );
    },
  };
}

function briefOf({ part, ...rest }: Brief, listed: readonly VenueId[], withheld: string): Brief {
  const out = withheld.split(',');
  const shortlist = listed.filter((venue) => !out.includes(venue));
  return { ...rest, ...(rest.date && part && { part }), ...(shortlist.length > 0 && { shortlist }) };
}
