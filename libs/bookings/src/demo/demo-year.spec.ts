import { demoYear } from './demo-year';

const year = demoYear('2027-01-10');

describe('the demo year', () => {
  it('is the same whenever it is made', () => {
    expect(demoYear('2027-01-10')).toEqual(year);
  });

  it('has conferences on working days, productions at weekends and quiet holidays', () => {
    const weekdayOf = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay();
    const studios = year.filter(({ venue }) => venue.endsWith('-studio'));
    const atWeekends = studios.filter(({ day }) => [0, 6].includes(weekdayOf(day)));
    expect(atWeekends.length / studios.length).toBeGreaterThan(0.9);
    const fullDays = year.filter(({ venue, hire }) => venue === 'skyline-stage' && hire === 'full-day');
    expect(fullDays.length).toBeGreaterThan(10);
    expect(fullDays.every(({ day }) => ![0, 6].includes(weekdayOf(day)))).toBe(true);
    expect(year.filter(({ day }) => day === '2027-12-25').length).toBeLessThan(2);
  });

  it('begins on the Monday of the week, and all that has begun is definite', () => {
    const whole = demoYear('2027-01-14').filter(({ day }) => day <= '2027-01-14');
    expect(whole.length).toBeGreaterThan(3);
    expect(whole.every(({ day, state }) => day >= '2027-01-11' && state === 'definite')).toBe(true);
  });

  it('never has two definite bookings in one place', () => {
    const definite = year.filter(({ state }) => state === 'definite');
    for (const [index, one] of definite.entries())
      for (const other of definite.slice(index + 1))
        if (one.takes.from < other.takes.to && other.takes.from < one.takes.to)
          expect(one.atoms.filter((atom) => other.atoms.includes(atom))).toEqual([]);
  });
});
