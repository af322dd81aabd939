import { fileURLToPath } from 'node:url';
import { PictureStore } from '@mainstage/pdf/pictures/picture-store';
import { type ReadPdf, readPdf } from '@mainstage/pdf/testing/read-pdf';
import { setDeck } from './deck';
import { documents } from './documents';

const pictures = new PictureStore(fileURLToPath(new URL('../../../../apps/web/public/pictures', import.meta.url)));

it('the protected documents show no picture twice, neither in one document nor on two covers', () => {
  const covers = documents.map(({ picture }) => picture);
  expect(new Set(covers).size).toBe(documents.length);
  for (const { picture, chapters } of documents) {
    const shown = [picture, ...chapters.flatMap((chapter) => chapter.picture ?? [])];
    expect(shown).toEqual([...new Set(shown)]);
  }
});

/** Every piece of text in a part of a document. */
function wordsIn(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  if (Array.isArray(part)) return part.flatMap(wordsIn);
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => [
    ...(key in { picture: 0, file: 0, lang: 0 } ? [] : wordsIn(value)),
  ]);
}

describe.each(documents.map((deck) => [deck.file, deck] as const))('%s', (_, deck) => {
  let read: ReadPdf;
  beforeAll(async () => {
    read = await readPdf(await setDeck(deck, pictures));
  });

  it('has several pages with every listed heading', () => {
    const { pages, text, title, lang } = read;
    expect(pages).toBeGreaterThanOrEqual(3);
    expect([title, lang]).toEqual([deck.title, deck.lang === 'de' ? 'de-DE' : 'en-GB']);
    const words = text.replace(/\s+/g, ' ');
    for (const { title: chapter } of deck.chapters) expect(words).toContain(chapter);
    expect(words).not.toMatch(/undefined|NaN/);
  });

  it('contains the whole source text as selectable text', () => {
    const bare = (words: string) => words.replace(/\s+/g, '');
    const text = bare(read.text);
    const textsIn = wordsIn(deck);
    expect(textsIn.some((words) => words.endsWith('.'))).toBe(true);
    expect(textsIn.filter((words) => !text.includes(bare(words)))).toEqual([]);
  });
});
