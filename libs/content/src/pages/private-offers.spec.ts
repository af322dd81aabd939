// Rules: offers.parts
import { offers } from '../offers/offers';
import { exclusiveOffers } from './exclusive-offers';
import { privateOffers } from './private-offers';

describe('private offers', () => {
  it('have other texts than the same offers to companies', () => {
    for (const { id, description } of offers) expect(privateOffers.copy.stories[id]).not.toBe(description);
    expect(new Set(Object.values(privateOffers.copy.stories)).size).toBe(offers.length);
    const { hero, list } = privateOffers.copy;
    const theirs: unknown[] = [...Object.values(exclusiveOffers.copy.hero), exclusiveOffers.copy.list.title];
    for (const words of [hero.kicker, hero.title, hero.lead, hero.picture.id, list.title])
      expect(theirs).not.toContain(words);
  });

  it('start with private occasions', () => {
    expect(privateOffers.copy.occasions.list.map(({ name }) => name)).toEqual([
      'A milestone birthday',
      'A wedding',
      'A dinner',
    ]);
  });
});
