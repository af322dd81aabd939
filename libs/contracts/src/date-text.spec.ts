import { DateTime } from 'luxon';
import { dateOfYearText, dateText, fullDateText, fullGermanDateText, germanDateText, monthName } from './date-text';

const today = '2026-11-29';

describe('a date in words', () => {
  it.each([
    ['today', '2026-11-29', '29 November'],
    ['the next 3 December', '2026-12-03', '3 December'],
    ['a day of next year', '2027-10-29', '29 October'],
    ['more than eleven months ahead', '2027-10-30', '30 October 2027'],
    ['not the next 3 December', '2027-12-03', '3 December 2027'],
    ['past', '2025-12-03', '3 December 2025'],
    ['yesterday', '2026-11-28', '28 November 2026'],
  ])('has its year where it is needed (rule dates.year): %s', (_, day, text) => {
    expect(dateText(day, {}, today)).toBe(text);
  });

  it('has the weekday and a short month where asked for', () => {
    expect(fullDateText('2027-02-12', { weekday: 'long' })).toBe('Friday 12 February 2027');
    expect(fullDateText('2027-02-12', { weekday: 'short' })).toBe('Fri 12 February 2027');
    expect(dateOfYearText('2027-09-01', { weekday: 'short', month: 'short' })).toBe('Wed 1 Sep');
    expect(monthName('2027-02')).toBe('February');
  });

  it('is German in the German mails', () => {
    expect(fullGermanDateText('2027-03-06')).toBe('Samstag, 6. März 2027');
    expect(germanDateText('2026-12-03', today)).toBe('Donnerstag, 3. Dezember');
    expect(germanDateText('2027-12-03', today)).toBe('Freitag, 3. Dezember 2027');
  });

  it('equals that of Luxon on every day of two years', () => {
    for (let at = DateTime.utc(2027); at.year < 2029; at = at.plus({ days: 1 })) {
      const day = at.toISODate()!;
      expect([fullDateText(day), fullGermanDateText(day)]).toEqual([
        at.toFormat('d LLLL yyyy', { locale: 'en-GB' }),
        at.toFormat('cccc, d. LLLL yyyy', { locale: 'de-DE' }),
      ]);
    }
  });
});
