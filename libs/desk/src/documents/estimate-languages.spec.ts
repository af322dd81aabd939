// Rules: visitor.language, desk.documents
import { readPdf } from '@mainstage/pdf/testing/read-pdf';
import { type Language, languages } from '@mainstage/contracts/language';
import { bookables } from '@mainstage/content/estimate/bookables';
import { cateringChoices, extraChoices } from '@mainstage/content/estimate/extras';
import { offers } from '@mainstage/content/offers/offers';
import { estimateTextsDe } from '@mainstage/content/estimate/estimate-texts.de';
import { estimateTextsEn } from '@mainstage/content/estimate/estimate-texts.en';
import { checkChoices, firstChoices, type RawChoices } from '@mainstage/estimate/choices';
import { addDays, nextOf } from '@mainstage/estimate/days';
import { venueNames } from '@mainstage/venues/facts/venue-names';
import { functionWords } from '../mails/testing/function-words';
import { estimateDocument, estimateText } from './estimate-document';

const now = new Date('2030-06-03T10:00:00Z');
const today = '2030-06-03';

/** Valid choices: the bookable's first possible day, that many days ahead, and the changes. */
function choicesOf(bookable: (typeof bookables)[number], ahead: number, changes: Partial<RawChoices> = {}) {
  const raw: RawChoices = {
    ...firstChoices,
    ...(bookable.venue ? { venue: bookable.venue } : { what: bookable.id }),
    date: nextOf(bookable.begins ?? [0, 1, 2, 3, 4, 5, 6], addDays(today, ahead)),
    guests: String(Math.min(30, bookable.maxGuests)),
    ...changes,
  };
  const { choices, errors } = checkChoices(raw, today);
  if (!choices) throw new Error(`${bookable.id}: ${JSON.stringify(errors)}`);
  return { choices, raw, notes: [], reason: null };
}

const all: Partial<RawChoices> = { extras: Object.keys(extraChoices).join(','), card: '1', catering: 'lunch' };
const kinds: Partial<RawChoices>[] = [
  {},
  { date: '' },
  { ...all, as: 'consumer', overtime: '1', hours: 'half-day', days: '3' },
  { ...all, gift: '6000', overtime: '4', hours: 'evening' },
  { gift: '50000', card: '1' },
  { gift: '500', guests: '1' },
  ...Object.keys(cateringChoices).map((catering) => ({ catering, guests: '7' })),
];
const ahead = [0, 1, 12, 20, 70, 200];
const cases = bookables.flatMap((bookable) => {
  const kept = ({ days, ...changes }: Partial<RawChoices>) =>
    bookable.byTheDay && days ? { ...changes, days } : changes;
  return [
    ...ahead.map((days) => choicesOf(bookable, days, { card: '1' })),
    ...kinds.map((changes) => choicesOf(bookable, 100, kept(changes))),
  ];
});

const names = [...Object.values(venueNames), ...offers.map(({ title }) => title)].sort((a, b) => b.length - a.length);
/** Without names, paragraphs of a law (`§ 270a`) and page marks of the reader (`-- 1 of 3 --`). */
const wordsOf = (text: string) =>
  names
    .reduce((rest, name) => rest.replaceAll(name, ' '), text)
    .replaceAll(/\d+a|-- \d+ of \d+ --/g, ' ')
    .toLowerCase()
    .match(/[\p{L}’]+/gu) ?? [];

const numbers: Record<Language, (text: string) => string[]> = {
  en: (text) => (text.match(/\d+(,\d{3})*(\.\d+)?/g) ?? []).map((number) => number.replaceAll(',', '')).sort(),
  de: (text) =>
    (text.match(/\d+(\.\d{3})*(,\d+)?/g) ?? []).map((number) => number.replaceAll('.', '').replace(',', '.')).sort(),
};

const other: Record<Language, Language> = { en: 'de', de: 'en' };

/** Every text of an estimate with its place. */
function textsOf(estimated: (typeof cases)[number], language: Language, samplePrices: boolean): [string, string][] {
  const { lines, payments, cancellation, changes, ...rest } = estimateText(estimated, language, {
    ...{ now, address: '', samplePrices },
  });
  const parts = [...lines, ...payments, ...cancellation, ...changes].flatMap(({ id, ...part }) =>
    Object.entries(part).map(([key, value]): [string, string] => [`${id} ${key}`, String(value)]),
  );
  return [...Object.entries(rest).map(([key, value]): [string, string] => [key, String(value)]), ...parts];
}

describe.each([true, false])('every kind of choice, with sample prices: %s', (samplePrices) => {
  let texts: Record<Language, [string, string][][]>;
  beforeAll(() => {
    const inLanguage = (language: Language) => cases.map((each) => textsOf(each, language, samplePrices));
    texts = { en: inLanguage('en'), de: inLanguage('de') };
  });
  const unique = (language: Language, kind: (key: string) => boolean) => [
    ...new Set(
      texts[language]
        .flat()
        .filter(([key]) => kind(key))
        .map(([, text]) => text),
    ),
  ];

  it('has the same lines, dates and figures in both languages', () => {
    const pairs = new Map(
      texts.en.flatMap((each, at) =>
        each.map(([key, english], index) => {
          const [germanKey, german] = texts.de[at]![index]!;
          return [`${key}|${germanKey}|${english}|${german}`, { key, germanKey, english, german }] as const;
        }),
      ),
    );
    const differ = [...pairs.values()].filter(
      ({ key, germanKey, english, german }) =>
        key !== germanKey ||
        (english === '') !== (german === '') ||
        numbers.en(english).join() !== numbers.de(german).join(),
    );
    expect(texts.en.map((each) => each.length)).toEqual(texts.de.map((each) => each.length));
    expect(differ).toEqual([]);
  });

  it.each(languages)('has no function word of the other language: %s', (language) => {
    const foreign = functionWords[other[language]];
    const written = unique(language, (key) => key !== 'dated');
    expect(written.filter((text) => wordsOf(text).some((word) => foreign.has(word)))).toEqual([]);
  });

  it('shares no rule between the languages', () => {
    const english = new Set(unique('en', (key) => key.endsWith(' rule')));
    expect(unique('de', (key) => key.endsWith(' rule')).filter((text) => english.has(text))).toEqual([]);
  });
});

describe('the rules of tax', () => {
  it.each([{ kind: 'net', vatPercent: 19 } as const, { kind: 'gross', vatPercent: 19 } as const])('%j', (basis) => {
    const [english, german] = [estimateTextsEn.lines.vat(basis), estimateTextsDe.lines.vat(basis)];
    expect(numbers.de(german)).toEqual(numbers.en(english));
    expect(wordsOf(german).filter((word) => functionWords.en.has(word))).toEqual([]);
  });
});

describe('the document', () => {
  const estimated = choicesOf(
    bookables.find(({ id }) => id === 'skyline-stage')!,
    100,
    { ...all, guests: '120' },
  );

  it.each([
    ['en', 'en-GB', 'Skyline Stage: non-binding estimate', '€2,500.00'],
    ['de', 'de-DE', 'Skyline Stage: unverbindliche Kostenschätzung', '2.500,00 €'],
  ] as const)('names its language: %s', async (language, lang, title, price) => {
    const file = await estimateDocument(estimated, {
      now,
      language,
      origin: 'https://venue.example',
      samplePrices: true,
    });
    const pdf = await readPdf(file);
    expect([pdf.lang, pdf.title, pdf.tagged]).toEqual([lang, title, true]);
    expect(pdf.text).toContain(price);
    expect(pdf.text).toContain('venue.example/estimate');
    expect(
      wordsOf(pdf.text.replaceAll(/\S+@\S+|venue\.example\/estimate/g, ' ')).filter((word) =>
        functionWords[other[language]].has(word),
      ),
    ).toEqual([]);
  });
});
