/** The numbers with units of a page, of structured data or of a document. */
import { PDFParse } from 'pdf-parse';

/** Unit words by what they count, in both languages. */
const units = {
  sqm: ['sqm', 'm²', 'm2', 'sq m', 'square met(?:re|er)s?', 'Quadratmetern?'],
  guests: [
    '(?:seated |standing )?guests?',
    'standing',
    'seated',
    'places',
    'people',
    'persons?',
    'crew',
    'desks',
    'seats',
    'attendees',
    'participants',
    'chairs',
    'Gästen?',
    'Personen',
    'Plätzen?',
    'Teilnehmern?|Teilnehmenden?',
  ],
  metres: ['m', 'met(?:re|er)s?', 'Metern?', 'km'],
  euro: ['[Ee]uros?', 'EUR', '€'],
  percent: ['%', 'per ?cent', 'Prozent'],
  time: [
    'minutes?',
    'hours?',
    'days?',
    'weeks?',
    'months?',
    'years?',
    'Minuten?',
    'Stunden?',
    'Tagen?',
    'Wochen?',
    'Monaten?',
    'Jahren?',
  ],
  technical: ['cm', 'mm', 'inches', '″', 'dB', '[GM]bit/s', 'Hz', 'kg', 'tonnes', 'A', 'kW', 'kVA', 'lux', 'nits'],
};
const words = Object.values(units).flat().join('|');
const number = String.raw`\d+(?:[.,]\d+)*`;
const figure = new RegExp(
  String.raw`(?<![\w#.,])(€ ?)?(${number})(?:\+| ?\+ (?=\d)| ?[–-] ?|\s?to\s|\s?or\s|\s?bis\s)?(?:(€ ?)?(${number})\+?)?[ \u00a0]?(${words})?(?![\w])`,
  'g',
);

/** Parses 1,450 and 2.000 in English and German notation; 7.5 with one or two decimals. */
const valueOf = (text) =>
  Number(
    /^\d{1,3}([.,]\d{3})+$/.test(text)
      ? text.replace(/[.,]/g, '')
      : text.replace(/,(?=\d{3}\.)/g, '').replace(',', '.'),
  );

/**
 * Names of layouts define what the number after them counts if it has no unit: "Theatre 199". Boardroom is a room as
 * well, and its floor may follow.
 */
const layoutBefore = new RegExp(
  String.raw`\b(?:Theatre|Classroom|Banquet|Cabaret|Standing|Capacity)(?: up to)?:? (?=(${number}))\1\+?(?! ?(?:[–.,\d+]|${words})(?!\w))`,
  'g',
);

const unitOf = (word) => Object.entries(units).find(([, all]) => new RegExp(`^(?:${all.join('|')})$`).test(word))[0];

/** Every figure of a text that has a unit: value, unit, and context. */
export function figuresIn(text) {
  const seats = [...text.matchAll(layoutBefore)].map(([around, count]) => ({
    value: valueOf(count),
    unit: 'guests',
    around,
  }));
  const withUnit = [...text.matchAll(figure)].flatMap((match) => {
    const [whole, before, first, between, second, word] = match;
    // €2.5m are millions.
    const million = (before || between) && word === 'm';
    const unit = before || between ? 'euro' : word && unitOf(word);
    if (!unit) return [];
    const around = text.slice(Math.max(0, match.index - 40), match.index + whole.length + 20).trim();
    return [first, second].filter(Boolean).map((each) => ({
      value: valueOf(each) * (million ? 1_000_000 : 1),
      unit,
      around,
    }));
  });
  return [...seats, ...withUnit];
}

/**
 * Numbers that occur in none of the facts.
 * @param facts `{ unit: numbers }`; units that are missing there are not checked
 */
export function strangers(text, facts) {
  return figuresIn(text).filter(({ unit, value }) => facts[unit] && !facts[unit].includes(value));
}

/** In a definition list number and unit are in different elements: `<dt>sqm of floor</dt><dd>1,000</dd>`. */
const pair = /<dt[^>]*>((?:(?!<\/dt>)[\s\S])*)<\/dt>\s*<dd[^>]*>((?:(?!<\/dd>)[\s\S])*)<\/dd>/g;

/** Units of bare numbers by the header of their column or row. */
const countedUnder = [
  [/\bsqm\b|m²/, 'sqm'],
  [
    /^(?:Guests|Desks|Seats|People|Theatre|Classroom|Banquet|Boardroom|Cabaret|Standing|Here in this layout)\b/,
    'guests',
  ],
];
const bareNumber = /^(?:≈ planned )?\d[\d.,]*\+?(?: ?(?:–|or) ?\d[\d.,]*)?$/;
const plain = (html) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&nbsp;|\s+/g, ' ')
    .trim();

/** In a table the unit is in the header; it is added after each bare number. */
function tableSaid(table) {
  const [head, ...rows] = [...table.matchAll(/<tr[^>]*>([\s\S]*?)<\/tr>/g)].map(([, row]) =>
    [...row.matchAll(/<t[hd][^>]*>([\s\S]*?)<\/t[hd]>/g)].map(([, cell]) => plain(cell)),
  );
  const unitUnder = (text = '') => countedUnder.find(([heads]) => heads.test(text))?.[1];
  const withUnits = rows.map((row) =>
    row.map((cell, column) =>
      bareNumber.test(cell)
        ? `${cell} ${unitUnder(head[column]) ?? (/^(?:Layout)?$/.test(head[0]) ? unitUnder(row[0]) : undefined) ?? ''}`
        : cell,
    ),
  );
  return [head ?? [], ...withUnits].map((row) => row.join(' ; ')).join(' ; ');
}

/** The text of a page and of its attributes. */
export const textOf = (html) =>
  html
    .replace(/<table[\s\S]*?<\/table>/g, tableSaid)
    .replace(pair, (_, term, definition) =>
      /^(<[^>]+>)*[\d.,]+(<[^>]+>)*$/.test(definition) ? `; ${definition} ${term} ;` : `; ${term}: ${definition} ;`,
    )
    .replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, ' ')
    .replace(/ (?:content|alt|title|aria-label|aria-description|placeholder)="([^"]*)"/g, '> ; $1 ; <')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&nbsp;|\u00a0|\s+/g, ' ')
    .replace(/&amp;/g, '&');

/** Units of JSON-LD properties whose number has none. */
const countedAs = { maximumAttendeeCapacity: 'guests', price: 'euro', minPrice: 'euro', maxPrice: 'euro' };

/** The text of a structure, with the unit after bare numbers. */
export const textOfData = (data) =>
  Object.entries(data)
    .flatMap(([key, value]) => {
      if (key === 'floorSize') return ['value', 'minValue', 'maxValue'].map((end) => `${value[end] ?? 'any'} sqm`);
      if (value && typeof value === 'object') return textOfData(value);
      return typeof value === 'number' ? `${value} ${countedAs[key] ?? ''}` : value;
    })
    .join(' ; ');

/** The text of a PDF without page numbers. */
export async function textInPdf(bytes) {
  const parser = new PDFParse({ data: Uint8Array.from(bytes) });
  try {
    const { text } = await parser.getText();
    // The footer contains page numbers.
    return text.replace(/-- \d+ of \d+ --|\b\d+ \/ \d+\b/g, ' ').replace(/\s+/g, ' ');
  } finally {
    await parser.destroy();
  }
}
