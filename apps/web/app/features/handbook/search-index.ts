import MiniSearch from 'minisearch';
import type { Handbook, HandbookBlock, HandbookSection } from '@mainstage/contracts/gates/handbook';

export interface Entry {
  /** Path with the anchor. */
  to: string;
  title: string;
  /** Title of its page. */
  page: string;
  text: string;
}

/** All parts of the handbook that have an address, with their text. */
export function entriesOf({ title, sections, chapters }: Handbook, path: string): Entry[] {
  return [
    ...sections.flatMap((section) => entriesOfSection(section, title, path)),
    ...chapters.flatMap((chapter) => [
      { to: `${path}/${chapter.slug}`, title: chapter.title, page: title, text: `${chapter.lead} ${chapter.teaser}` },
      ...chapter.sections.flatMap((section) => entriesOfSection(section, chapter.title, `${path}/${chapter.slug}`)),
    ]),
  ];
}

function entriesOfSection({ id, title, lead = '', blocks }: HandbookSection, page: string, path: string): Entry[] {
  const parts = blocks.flatMap(partsOf);
  const rest = blocks.map(wordsOf).filter(Boolean);
  return [
    { to: `${path}#${id}`, title, page, text: [lead, ...rest].filter(Boolean).join(' ') },
    ...parts.map((part) => ({ to: `${path}#${part.id}`, title: part.title, page, text: part.text })),
  ];
}

/** Parts of a block with an address of their own. */
function partsOf(block: HandbookBlock): { id: string; title: string; text: string }[] {
  if (block.kind === 'answers')
    return block.answers.map(({ id, title, paragraphs }) => ({ id, title, text: paragraphs.join(' ') }));
  if (block.kind === 'menus')
    return block.menus.map(({ id, name, note, items }) => ({
      id,
      title: name,
      text: [note, items.join(', ')].filter(Boolean).join(' '),
    }));
  return [];
}

/** The text of a block that is found under its section's address. */
function wordsOf(block: HandbookBlock): string {
  switch (block.kind) {
    case 'text':
      return block.paragraphs.join(' ');
    case 'lines':
      return block.lines.join('. ');
    case 'figures':
      return block.figures.map(({ value, unit = '', label }) => `${value}${unit} ${label}`).join('. ');
    case 'table':
      return [block.caption, ...block.rows.map((row) => row.join(' '))].join('. ');
    case 'steps':
      return block.steps.map(({ title, text }) => `${title}: ${text}`).join(' ');
    case 'downloads':
      return block.downloads.map(({ title, text }) => `${title}: ${text}`).join(' ');
    case 'pictures':
      return block.pictures.map(({ caption }) => caption).join(' ');
    default:
      return '';
  }
}

/** Synonyms: words of clients for the handbook's terms. */
const alike: Record<string, string> = {
  cancel: 'cancellation',
  storno: 'cancellation',
  wifi: 'internet',
  wlan: 'internet',
  parking: 'garage',
  vegan: 'vegan',
  bbq: 'barbecue',
  xmas: 'christmas',
  deposit: 'instalment',
  invoice: 'payment',
  powerpoint: 'slides',
  agb: 'terms',
};

const ours = new Set(Object.values(alike));

/** Finds answers by prefixes of words, tolerates typing errors, and ranks titles first. */
export class HandbookSearch {
  private readonly index: MiniSearch<Entry>;

  constructor(entries: readonly Entry[]) {
    this.index = new MiniSearch<Entry>({
      idField: 'to',
      fields: ['title', 'text', 'page'],
      storeFields: ['to', 'title', 'page', 'text'],
      searchOptions: {
        boost: { title: 4, text: 1.5 },
        prefix: true,
        // A word of the handbook is spelt correctly. Otherwise one wrong letter in six is tolerated: `internet` must
        // not match `interest`.
        fuzzy: (term) => (term.length > 4 && !ours.has(term) ? 0.15 : false),
      },
    });
    this.index.addAll(entries);
  }

  /** Returns the best answers, at most `most`. */
  find(query: string, most = 8): Entry[] {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    // `wi-fi` is searched as `wifi`: its halves begin other words.
    const searchTerms = words.flatMap((word) => {
      const whole = word.replaceAll('-', '');
      return alike[whole] ? [whole, alike[whole]] : [word];
    });
    return this.index.search(searchTerms.join(' ')).slice(0, most) as unknown as Entry[];
  }
}

/** The sentence around the first matching word, at most `most` letters. */
export function excerpt(text: string, query: string, most = 140): string {
  if (text.length <= most) return text;
  const lower = text.toLowerCase();
  const at = Math.max(
    0,
    ...query
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => word.length > 2)
      .map((word) => lower.indexOf(word)),
  );
  const begin = at < 60 ? 0 : text.indexOf(' ', at - 50) + 1;
  const cut = text.slice(begin, begin + most);
  const whole = begin + most >= text.length ? cut : `${cut.slice(0, cut.lastIndexOf(' '))} …`;
  return begin > 0 ? `… ${whole}` : whole;
}
