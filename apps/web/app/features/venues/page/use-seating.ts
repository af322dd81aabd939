import { useState } from 'react';
import type { Layout } from '@mainstage/venues/facts/layouts';
import { plannedEvent } from '../../../components/planned/planned-store';
import { usePlanned } from '../../../components/planned/use-planned';
import type { SetUpData } from './set-up-data';

export interface Seating {
  setUps: readonly SetUpData[];
  /** The one shown, from 0. */
  index: number;
  chosen: SetUpData;
  choose: (index: number) => void;
}

/** The set-up that takes most guests, from 0; the first of equals. */
function largestOf(setUps: readonly SetUpData[]): number {
  return setUps.reduce((most, { guests }, index) => (guests > setUps[most]!.guests ? index : most), 0);
}

/** The tightest set-up of a layout that takes the guests, else the largest of that layout; from 0. */
function plannedOf(setUps: readonly SetUpData[], layout: Layout | undefined, guests: number): number | undefined {
  const alike = setUps.flatMap((setUp, index) => (layout && setUp.layout === layout ? [{ ...setUp, index }] : []));
  const bySize = alike.sort((one, other) => one.guests - other.guests);
  return (bySize.find((setUp) => setUp.guests >= guests) ?? bySize.at(-1))?.index;
}

/** Which of a venue's set-ups is shown: what was pressed here, else the layout that is planned, else the largest. */
export function useSeating(setUps: readonly SetUpData[]): Seating {
  const { layout, guests = 0 } = usePlanned();
  const [pressed, setPressed] = useState<number>();
  const index = pressed ?? plannedOf(setUps, layout, guests) ?? largestOf(setUps);
  return {
    setUps,
    index,
    chosen: setUps[index]!,
    choose: (position) => {
      setPressed(position);
      const { layout: next } = setUps[position]!;
      if (next) plannedEvent.change({ layout: next });
    },
  };
}
