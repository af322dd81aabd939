import fc from 'fast-check';
import { limits } from '@mainstage/contracts/form-limits';
import { anyRaw, today } from './any-choices';
import { writeChoices } from './choices';
import { estimateMessage } from './message';

const origin = 'https://stage.example';

describe('the enquiry of an estimate', () => {
  it('lists the choices, the payments and a link to the estimate', () => {
    const query = 'what=weekend-immersion&date=2027-03-06&overtime=1&guests=150&catering=finger-food-5';
    expect(estimateMessage(query, today, origin)).toBe(
      [
        'Estimate, non-binding',
        '',
        'Please send me an offer for this:',
        '',
        'Booking: Weekend Immersion',
        'Date: Sat 6 March 2027 to Sun 7 March 2027',
        'Guests: 150',
        'Booked as: Company',
        '',
        '• Weekend Immersion: €2,500.00',
        '• Promotion: included',
        '• Overtime, 1 hour: €125.00',
        '• Finger food, 5 pieces: on request',
        '• Value added tax: in the offer',
        'Estimated total: from €2,625.00, one item named in the offer',
        '',
        'Dates, if signed on Mon 23 November 2026:',
        '• Paid in full, up to €5,000 by Thu 3 December 2026',
        '• First payment, above €5,000 by Thu 3 December 2026',
        '• Second payment, above €5,000 by Sat 6 February 2027',
        '',
        `Open this estimate again: ${origin}/estimate?${query}`,
      ].join('\n'),
    );
  });

  it('works without a date and is undefined for invalid choices', () => {
    expect(estimateMessage('', today, origin)).toMatch(/Date: not chosen yet\nHours: full day/);
    expect(estimateMessage('what=nothing', today, origin)).toBeUndefined();
    expect(estimateMessage('date=2020-01-01', today, origin)).toBeUndefined();
  });

  it('names the room, and never a sum that is not one', () => {
    const studio = estimateMessage('what=hybrid-studio-day&venue=liberty-studio&extras=stream,drinks', today, origin);
    expect(studio).toMatch(/Room: Liberty Studio\nBooking: Hybrid Studio Day/);
    expect(studio).toMatch(/Estimated total: from €1,900\.00, two items named in the offer\n/);
    const office = estimateMessage('venue=corporate-office', today, origin);
    expect(office).toMatch(/Booking: Corporate Office\n/);
    expect(office).toMatch(/Estimated total: On request\n/);
  });

  it('always fits into the contact form', () => {
    fc.assert(
      fc.property(anyRaw, (raw) => {
        const text = estimateMessage(writeChoices(raw), today, origin) ?? '';
        expect(text.length).toBeGreaterThan(100);
        expect(text.length).toBeLessThan(limits.message / 2);
      }),
    );
  });
});
