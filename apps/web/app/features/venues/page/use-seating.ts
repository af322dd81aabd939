import { useState } from 'react';
import { type NumberedSetUp, setUpsOf } from '@mainstage/venues/facts/capacities';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { plannedEvent } from '../../../components/planned/planned-store';
import { usePlanned } from '../../../components/planned/use-planned';

export interface Seating {
  setUps: readonly NumberedSetUp[];
  /** The one shown, from 0. */
  index: number;
  chosen: NumberedSetUp;
  choose: (index: number) => void;
}

/** The set-up that takes most guests, from 0; the first of equals. */
function largestOf(setUps: readonly NumberedSetUp[]): number {
  return setUps.reduce((most, { guests }, index) => (guests > setUps[most]!.guests ? index : most), 0);
}

/** Which of a venue's set-ups is shown: what was pressed here, else the layout that is planned, else the largest. */
export function useSeating(id: VenueId): Seating {
  const setUps = setUpsOf(id);
  const { layout } = usePlanned();
  const [pressed, setPressed] = useState<number>();
  const planned = layout ? setUps.findIndex((setUp) => setUp.layout === layout) : -1;
  const index = pressed ?? (planned < 0 ? largestOf(setUps) : planned);
  return {
    setUps,
    index,
    chosen: setUps[index]!,
    choose: (wanted) => {
      setPressed(wanted);
      const { layout: next } = setUps[wanted]!;
      if (next) plannedEvent.change({ layout: next });
    },
  };
}
