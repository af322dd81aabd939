// Rules: floors.guests
import fc from 'fast-check';
import { areaGuests, capacityOf, guestAreas } from '@mainstage/calendar/guests/guest-areas';
import { overrunOf } from '@mainstage/calendar/guests/overrun';
import { venueIds } from '@mainstage/venues/facts/ids';
import { closes, GuestTimes } from './guest-times';

const stays = fc.array(
  fc
    .tuple(fc.constantFrom(...venueIds), fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 20 }), fc.boolean())
    .map(([venue, from, length, definite]) => ({
      ...{ from, to: from + length, guests: areaGuests(venue, Math.ceil(capacityOf(venue) / 3)) },
      state: definite ? ('definite' as const) : ('option' as const),
    })),
  { maxLength: 12 },
);

describe('guests at a time', () => {
  it('close a part of the day exactly if the check of a booking would refuse it', () => {
    fc.assert(
      fc.property(stays, fc.constantFrom(...venueIds), fc.integer({ min: 0, max: 60 }), (list, venue, from) => {
        const own = { from, to: from + 6, guests: areaGuests(venue, capacityOf(venue)) };
        const { definite, reserved } = new GuestTimes(list).peak(own);
        const firm = list.filter(({ state }) => state === 'definite');
        expect(closes(own.guests, definite)).toBe(overrunOf(own, firm) !== undefined);
        expect(closes(own.guests, reserved)).toBe(overrunOf(own, list) !== undefined);
      }),
    );
  });

  it('close the hours in which they are there', () => {
    const full = { from: 10, to: 20, state: 'definite' as const, guests: areaGuests('skyline-stage', 150) };
    const times = new GuestTimes([full]);
    const own = areaGuests('sky-lounge', 50);
    expect(times.closed(own, { from: 0, to: 100 }, 'definite')).toEqual([{ from: 10, to: 20 }]);
    expect(times.closed(areaGuests('sky-lounge', 49), { from: 0, to: 100 }, 'definite')).toEqual([]);
    expect(guestAreas.map(({ most }) => most)).toEqual([199, 199, 199, 350, 400, 400, 550]);
  });
});
