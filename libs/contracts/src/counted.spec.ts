import { counted, nounFor } from './counted';

describe('counted', () => {
  it.each([
    [0, '0 minutes'],
    [1, '1 minute'],
    [2, '2 minutes'],
    [21, '21 minutes'],
  ])('writes %d as %s', (count, text) => expect(counted(count, 'minute', 'minutes')).toBe(text));

  it.each(['en', 'de'])('agrees with the plural rules of %s', (language) => {
    const rules = new Intl.PluralRules(language);
    for (let count = 0; count <= 1000; count += 1) expect(nounFor(count, 'one', 'other')).toBe(rules.select(count));
  });
});
