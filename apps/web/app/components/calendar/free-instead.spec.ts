import type { Availability } from '@mainstage/contracts/availability';
import { freeInstead } from './free-instead';

/** Five days from 11 March: letters of morning, afternoon and evening by venue; free by default. */
const answerOf = (letters: Readonly<Record<string, string>>): Availability => ({
  from: '2027-03-11',
  to: '2027-03-15',
  venues: Object.fromEntries(
    ['skyline-stage', 'liberty-stage', 'horizon-stage', 'vista-stage', 'boardroom', 'directors-circle'].map((id) => [
      id,
      { days: letters[id] ?? 'f'.repeat(15) },
    ]),
  ),
});
const taken = { venue: 'skyline-stage', date: '2027-03-12', hires: ['full-day'] } as const;
const names = ({ rooms }: ReturnType<typeof freeInstead>) => rooms.map(({ id }) => id);

describe('what is free instead of a taken day', () => {
  it('the alternatives to a taken day are the days beside it, and rooms that fit, the tightest first', () => {
    const found = freeInstead(answerOf({ 'skyline-stage': 'fffttt' + 'f'.repeat(9) }), {
      ...taken,
      guests: 120,
      layout: 'theatre',
    });
    expect(found.days).toEqual(['2027-03-11', '2027-03-13']);
    expect(names(found)).toEqual(['vista-stage', 'horizon-stage', 'liberty-stage']);
  });

  it('the alternative to a taken day is the next free day where both neighbours are taken', () => {
    expect(freeInstead(answerOf({ 'skyline-stage': 't'.repeat(9) + 'aaafff' }), taken).days).toEqual(['2027-03-15']);
    expect(freeInstead(answerOf({ 'skyline-stage': 't'.repeat(15) }), taken).days).toEqual([]);
  });

  it('the alternatives to a taken day leave out rooms that are taken or too small on that day', () => {
    const letters = { 'vista-stage': 'fffttt' + 'f'.repeat(9) };
    expect(names(freeInstead(answerOf(letters), { ...taken, guests: 120 }))).toEqual([
      'horizon-stage',
      'liberty-stage',
    ]);
  });

  it('the alternatives send nobody with ten guests to a hall', () => {
    expect(names(freeInstead(answerOf({}), { ...taken, guests: 10 }))).toEqual(['boardroom', 'directors-circle']);
    const letters = { boardroom: 'fffttt' + 'f'.repeat(9), 'directors-circle': 'fffttt' + 'f'.repeat(9) };
    expect(names(freeInstead(answerOf(letters), { ...taken, venue: 'boardroom', guests: 10 }))).toEqual([]);
  });

  it('the alternatives without a number of guests are rooms of the same kind', () => {
    expect(names(freeInstead(answerOf({}), { ...taken, venue: 'boardroom' }))).toEqual(['directors-circle']);
  });

  it('the alternatives take half a day as free where either half is', () => {
    const answer = answerOf({ 'skyline-stage': 'tft' + 'ttt' + 'ttt' + 'fff' + 'fff' });
    expect(freeInstead(answer, { ...taken, hires: ['morning', 'afternoon'] }).days).toEqual(['2027-03-11']);
  });
});
