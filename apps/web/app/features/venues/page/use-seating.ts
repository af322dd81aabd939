import { useState } from 'react';
import type { Layout } from '@mainstage/venues/facts/layouts';
import { type PlannedEvent, plannedEvent } from '../../../components/planned/planned-store';
import { usePlanned } from '../../../components/planned/use-planned';
import type { SetUpData } from './set-up-data';

export interface Seating {
  setUps: readonly SetUpData[];
  /** Index of the shown set-up. */
  index: number;
  chosen: SetUpData;
  choose: (index: number) => void;
}

/** Index of the largest set-up; the first of equals. */
function largestOf(setUps: readonly SetUpData[]): number {
  return setUps.reduce((most, { guests }, index) => (guests > setUps[most]!.guests ? index : most), 0);
}

/** Index of the set-up that an address asks for, as a link of the finder does. */
export const askedOf = (setUps: readonly SetUpData[], { layout, guests = 0 }: PlannedEvent): number | undefined =>
  plannedOf(setUps, layout, guests);

/** Index of the tightest set-up of a layout for the guests, else the largest of that layout. */
function plannedOf(setUps: readonly SetUpData[], layout: Layout | undefined, guests: number): number | undefined {
  const alike = setUps.flatMap((setUp, index) => (layout && setUp.layout === layout ? [{ ...setUp, index }] : []));
  const bySize = alike.sort((one, other) => one.guests - other.guests);
  return (bySize.find((setUp) => setUp.guests >= guests) ?? bySize.at(-1))?.index;
}

/** The shown set-up: the visitor's choice, else the planned layout, else the largest. */
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
