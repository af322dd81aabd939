import { daysOf, neighbours, placeIn, spanText } from './calendar-address';

const now = Date.parse('2027-06-16T10:00:00Z');
const placeOf = (search: string) => placeIn(new URLSearchParams(search), '2027-06-16');

describe('the place in the calendar', () => {
  it.each([
    ['', '2027-06-16', '2027-06-16', 'Wed 16 Jun'],
    ['day=2028-02-29', '2028-02-29', '2028-02-29', 'Tue 29 Feb 2028'],
    ['view=week', '2027-06-14', '2027-06-20', 'Mon 14 Jun to Sun 20 Jun'],
    ['view=week&day=2027-12-31', '2027-12-27', '2028-01-02', 'Mon 27 Dec to Sun 2 Jan 2028'],
    ['view=month', '2027-06-01', '2027-06-30', 'June 2027'],
    ['view=month&day=2028-02-10', '2028-02-01', '2028-02-29', 'February 2028'],
    ['view=year&day=2027-02-30', '2027-06-16', '2027-06-16', 'Wed 16 Jun'],
  ])('%s is from %s to %s, with the title %s', (search, from, to, title) => {
    const place = placeOf(search);
    expect(place).toMatchObject({ from, to });
    expect(spanText(place, now)).toBe(title);
  });

  it('has every day, and the ones before and after', () => {
    const month = placeOf('view=month&day=2027-12-05');
    expect(daysOf(month)).toHaveLength(31);
    expect(neighbours(month)).toEqual({ previous: '2027-11-30', next: '2028-01-01' });
    const week = placeOf('view=week');
    expect(daysOf(week)).toHaveLength(7);
    expect(neighbours(week)).toEqual({ previous: '2027-06-07', next: '2027-06-21' });
  });

  it('keeps the lead for whom an option is made', () => expect(placeOf('view=week&lead=l1').leadId).toBe('l1'));
});
