import type { DeskBooking } from '@mainstage/contracts/desk/leads';

export const day = '2030-05-14';

export const testBooking = (changes: Partial<DeskBooking>): DeskBooking => ({
  ...{
    id: 'b1',
    venue: 'skyline-stage',
    day,
    state: 'option',
    rank: 1,
    expiresAt: null,
    challengedUntil: null,
    who: 'Nordlicht Bank',
  },
  // 08:00 to 13:00 in Frankfurt.
  ...{ startsAt: '2030-05-14T06:00:00Z', endsAt: '2030-05-14T11:00:00Z', leadId: null, hire: null, actions: [] },
  ...{ guests: null, publicTitle: null, overLimit: false, areaGuests: [], waitsForGuests: false, waitsFor: [] },
  takenFrom: changes.startsAt ?? '2030-05-14T06:00:00Z',
  takenTo: changes.endsAt ?? '2030-05-14T11:00:00Z',
  ...changes,
});
