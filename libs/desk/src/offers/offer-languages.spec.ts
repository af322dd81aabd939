// Rules: visitor.language
import { cateringChoices, extraChoices } from '@mainstage/content/estimate/extras';
import { type Language, languages } from '@mainstage/contracts/language';
import { functionWords } from '../mails/testing/function-words';
import { offerUnits } from '@mainstage/contracts/offers/offer';
import { offerFormats } from '@mainstage/offers/format';
import { changeTexts } from '@mainstage/offers/texts/change-texts';
import { documentTexts } from '@mainstage/offers/texts/document-texts';
import { lineTexts } from '@mainstage/offers/texts/line-texts';
import { pageTexts } from '@mainstage/offers/texts/page-texts';
import { unitTexts } from '@mainstage/offers/texts/unit-texts';

/** Every text of a tree; functions are called with values that are words in no language. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return textsIn((value as (...values: unknown[]) => unknown)(...samplesFor(value)));
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}
const samplesFor = (text: { length: number }) => Array.from({ length: text.length }, (_, index) => String(index + 2));

const allTexts = (language: Language) => [
  ...textsIn(pageTexts[language]),
  ...textsIn(documentTexts[language]),
  ...textsIn(changeTexts[language]),
  ...textsIn({ ...lineTexts[language], rules: { ...lineTexts[language].rules, hirePercent: null, overtime: null } }),
  lineTexts[language].rules.overtime('evening', 15, '02:00'),
  lineTexts[language].rules.hirePercent(lineTexts[language].hire.morning, 60),
  ...offerUnits.map((unit) => unitTexts[language].quantity(unit, 3)),
  ...textsIn(unitTexts[language].per),
  offerFormats[language].moment('2027-02-12T16:00:00Z'),
];

const wordsOf = (language: Language) =>
  allTexts(language)
    .join('\n')
    .toLowerCase()
    .match(/[\p{L}’]+/gu) ?? [];

describe('texts of an offer', () => {
  it.each([
    ['en', 'de'],
    ['de', 'en'],
  ] as const)('have no word of the other language: %s', (language, other) => {
    const foreign: ReadonlySet<string> = functionWords[other];
    expect(wordsOf(language).filter((word) => foreign.has(word))).toEqual([]);
    expect(wordsOf(language).filter((word) => functionWords[language].has(word)).length).toBeGreaterThan(100);
  });

  it.each(languages)('have no gap: %s', (language) => {
    expect(allTexts(language).join('\n')).not.toMatch(/undefined|null|NaN|\[object|\s{3}/);
    expect(Object.keys(lineTexts[language].catering)).toHaveLength(Object.keys(cateringChoices).length - 1);
    expect(Object.keys(lineTexts[language].extras)).toEqual(Object.keys(extraChoices));
  });

  it('write money, numbers and moments as each language does', () => {
    const { en, de } = offerFormats;
    expect([en.money(250_050), de.money(250_050)]).toEqual(['€2,500.50', '2.500,50\u00A0€']);
    expect([en.number(1234.5), de.number(1234.5)]).toEqual(['1,234.5', '1.234,5']);
    expect(en.moment('2027-02-12T16:00:00Z')).toBe('Friday 12 February 2027, 17:00');
    expect(de.moment('2027-07-12T15:00:00Z')).toBe('Montag, 12. Juli 2027, 17:00\u00A0Uhr');
  });

  it.each(['A-2027-0042'])('name the number wherever an offer is gone: %s', (number) => {
    for (const language of languages)
      for (const gone of Object.values(pageTexts[language].gone)) {
        const { title, text } = gone(number, 'Sky Lounge', 'Friday');
        expect(`${title} ${text}`).toContain(number);
        expect(text).toContain('Sky Lounge');
      }
  });
});
