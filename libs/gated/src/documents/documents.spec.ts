import { fileURLToPath } from 'node:url';
import { PictureStore } from '@mainstage/pdf/pictures/picture-store';
import { readPdf } from '@mainstage/pdf/testing/read-pdf';
import { setDeck } from './deck';
import { documents } from './documents';

const pictures = new PictureStore(fileURLToPath(new URL('../../../../apps/web/public/pictures', import.meta.url)));

it('show no picture twice, neither in one document nor on two covers', () => {
  const covers = documents.map(({ picture }) => picture);
  expect(new Set(covers).size).toBe(documents.length);
  for (const { picture, chapters } of documents) {
    const shown = [picture, ...chapters.flatMap((chapter) => chapter.picture ?? [])];
    expect(shown).toEqual([...new Set(shown)]);
  }
});

describe.each(documents.map((deck) => [deck.file, deck] as const))('%s', (_, deck) => {
  it('is a document of several pages with every heading it promises', async () => {
    const { pages, text, title, lang } = await readPdf(await setDeck(deck, pictures));
    expect(pages).toBeGreaterThanOrEqual(3);
    expect([title, lang]).toEqual([deck.title, deck.lang === 'de' ? 'de-DE' : 'en-GB']);
    const words = text.replace(/\s+/g, ' ');
    for (const { title: chapter } of deck.chapters) expect(words).toContain(chapter);
    expect(words).not.toMatch(/undefined|NaN/);
  }, 60_000);
});
