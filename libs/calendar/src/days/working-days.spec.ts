import Holidays from 'date-holidays';
import { addDays } from './hours';
import { challengeEnd, isWorkingDay, optionEnd, workingDaysAfter } from './working-days';

describe('working days', () => {
  it('working days equal those of a second library from 2026 to 2035', () => {
    const hesse = new Holidays('DE', 'HE', { timezone: 'Europe/Berlin' });
    const off = new Set(
      Array.from({ length: 10 }, (_, index) => 2026 + index)
        .flatMap((year) => hesse.getHolidays(year))
        .filter(({ type }) => type === 'public')
        .map(({ date }) => date.slice(0, 10)),
    );
    for (let day = '2026-01-01'; day < '2036-01-01'; day = addDays(day, 1)) {
      const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
      expect([day, isWorkingDay(day)]).toEqual([day, weekday !== 0 && weekday !== 6 && !off.has(day)]);
    }
  });

  it('working days exclude Corpus Christi, a holiday in Hesse, but not Reformation Day', () => {
    expect(isWorkingDay('2027-05-27')).toBe(false);
    expect(isWorkingDay('2028-10-31')).toBe(true);
  });

  it('working days skip weekends and holidays when counted', () => {
    // Thursday before Easter 2027: Friday and Monday are holidays.
    expect(workingDaysAfter('2027-03-25', 1)).toBe('2027-03-30');
  });
});

describe('the deadlines of an option', () => {
  it('the deadline of a challenged option is noon of the next working day', () => {
    expect(challengeEnd(new Date('2027-03-25T09:00:00Z')).toISOString()).toBe('2027-03-30T10:00:00.000Z');
    // After midnight in Frankfurt it is Friday already.
    expect(challengeEnd(new Date('2027-01-14T23:30:00Z')).toISOString()).toBe('2027-01-18T11:00:00.000Z');
  });

  it('the deadline of an option is the end of a working day', () => {
    // Fourteen days on it is New Year's Day, a Friday; then comes a weekend.
    expect(optionEnd(new Date('2026-12-18T12:00:00Z')).toISOString()).toBe('2027-01-04T16:00:00.000Z');
  });
});
