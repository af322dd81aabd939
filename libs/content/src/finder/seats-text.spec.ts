import { seatsLine, seatsText } from './seats-text';

describe('the capacity of a place beside the guests of an event', () => {
  it.each([
    [{ has: 199, need: 120, seated: true }, 'seats 199, you need 120'],
    [{ has: 199, need: 120, layout: 'theatre' }, 'seats 199 in theatre, you need 120'],
    [{ has: 180, need: 181, layout: 'banquet' }, 'seats 180 in banquet, you need 181'],
    [{ has: 350, need: 120, layout: 'standing' }, 'takes 350 standing, you need 120'],
    [{ has: '100+', need: 1200 }, 'takes 100+, you need 1,200'],
  ] as const)('%j: %s', (capacity, text) => expect(seatsText(capacity)).toBe(text));

  it('begins with a capital as a line of its own', () =>
    expect(seatsLine({ has: 199, need: 120, layout: 'theatre' })).toBe('Seats 199 in theatre, you need 120'));
});
