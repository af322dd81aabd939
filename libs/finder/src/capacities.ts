import { planning } from '@mainstage/house/planning';
import type { Kind } from '@mainstage/content/finder/kinds';
import { onlyLayouts, type Layout, layoutNames, layoutOfSeating } from '@mainstage/house/layouts';
import { isVenueId } from '@mainstage/house/ids';
import { type JoinedId, factsOf, joined, partsOf } from '@mainstage/content/venues/joined';
import type { RoomId } from '@mainstage/content/venues/rooms';
import type { Venue } from '@mainstage/content/venues/types';
import { venues } from '@mainstage/content/venues/venues';
import type { Capacity, Place } from './place';

type Layouts = Place['layouts'];
type EventKind = Exclude<Kind, 'offices'>;

const categories: Readonly<Record<string, EventKind>> = { STAGES: 'stages', STUDIOS: 'studios', SPACES: 'spaces' };

/** What a room or joined rooms are: a stage, a studio or a space. */
export function eventKindOf(id: RoomId | JoinedId): EventKind {
  return (isVenueId(id) && categories[venues[id].category]) || 'spaces';
}

/** Guests of a room, or of rooms hired as one, in each layout it can be set up in. */
export function layoutsOf(id: RoomId | JoinedId): Layouts {
  const most = factsOf(id).guests;
  return each((layout) => {
    const capacity = larger(
      statedFor(id, layout),
      id in joined ? ofParts(id as JoinedId, layout) : planned(id as RoomId, layout),
    );
    return capacity && { ...capacity, guests: Math.min(capacity.guests, most) };
  });
}

/** The rule of `house/planning`, where the room's own content says nothing. */
function planned(id: RoomId, layout: Layout): Capacity | undefined {
  if (statedFor(id, layout)) return undefined;
  const only = onlyLayouts as Readonly<Record<string, readonly Layout[]>>;
  if (only[id] && !only[id].includes(layout)) return undefined;
  const floor = factsOf(id).areaSqm * planning.guestShare[eventKindOf(id)];
  const guests = Math.floor(floor / planning.sqmPerGuest[layout]);
  return { guests: layout === 'boardroom' ? Math.min(guests, planning.longestTable) : guests, planned: true };
}

/**
 * On one floor the guests sit in the largest of the rooms, the others are for before and after. Over several floors they
 * sit in all of them, with one picture and one sound; but not around one table.
 */
function ofParts(id: JoinedId, layout: Layout): Capacity | undefined {
  const parts = partsOf(id).map((part) => layoutsOf(part)[layout]);
  if (factsOf(id).floors.length === 1 || layout === 'boardroom') return parts.reduce(larger, undefined);
  return parts.reduce(
    (sum, part) => sum && part && { guests: sum.guests + part.guests, planned: sum.planned || part.planned },
    { guests: 0, planned: false } as Capacity | undefined,
  );
}

/** The largest of the venue's seating configurations that are this layout. */
function statedFor(id: RoomId | JoinedId, layout: Layout): Capacity | undefined {
  if (!isVenueId(id)) return undefined;
  const venue: Venue = venues[id];
  const stated = venue.seatingConfigurations
    .filter(({ name }) => layoutOfSeating[name] === layout)
    .map(({ capacity }) => Number.parseInt(capacity, 10));
  return stated.length > 0 ? { guests: Math.max(...stated), planned: false } : undefined;
}

function larger(one: Capacity | undefined, other: Capacity | undefined): Capacity | undefined {
  if (!one || !other) return one ?? other;
  return other.guests > one.guests ? other : one;
}

function each(capacityOf: (layout: Layout) => Capacity | undefined): Layouts {
  return Object.fromEntries(
    layoutNames.flatMap((layout) => {
      const capacity = capacityOf(layout);
      return capacity && capacity.guests > 0 ? [[layout, capacity]] : [];
    }),
  );
}
