// Rule: form.limits
import { parseForm } from '@mainstage/contracts/validate';
import { type BriefField, chosenIn } from './chosen';
import { Brief } from './form';

const typed: readonly (readonly [BriefField, string])[] = [
  ...['arena', 'skyline-stage', 'nowhere', '__proto__', 'ARENA'].map((text) => ['venue', text] as const),
  ...['2026-12-24', '2026-02-30', '1999-01-01', '24.12.2026', '2026-12'].map((text) => ['date', text] as const),
  ...['morning', 'day-and-evening', 'night', 'constructor'].map((text) => ['part', text] as const),
  ...['1', '80', '5000', '0', '5001', '-1', '2.5', 'eighty', '1e3', 'NaN'].map((text) => ['guests', text] as const),
  ...(['layout', 'offer'] as const).flatMap((name) =>
    ['theatre', 'a b', 'a\nb', 'a\u0000b', 'x'.repeat(200), 'x'.repeat(201), '🎤'.repeat(200)].map(
      (text) => [name, text] as const,
    ),
  ),
  ...['venue=arena&guests=80', 'x'.repeat(1000), 'x'.repeat(1001)].map((text) => ['estimate', text] as const),
];

describe('choices in an address', () => {
  it.each(typed)('are those that the class accepts: %s=%j', (name, text) => {
    const value = name === 'guests' ? Number(text) : text;
    const { value: accepted = {} } = parseForm(Brief, { [name]: value });
    const search = new URLSearchParams();
    search.set(name, text);
    expect(chosenIn(search)).toEqual({ ...accepted });
  });

  it('ignores empty ones and space around one', () => {
    expect(chosenIn(new URLSearchParams('venue=&layout=%20&offer=%20gala%20'))).toEqual({ offer: 'gala' });
  });
});
