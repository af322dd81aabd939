import { fileURLToPath } from 'node:url';
import { jest } from '@jest/globals';
import { otherProvider, wordsOf } from '@mainstage/content/testing/other-provider';

const { brand: ours } = await import('@mainstage/content/site/brand');
jest.resetModules();
jest.unstable_mockModule('@mainstage/content/site/brand', () => ({ brand: otherProvider(ours) }));

const { dataSheetOf } = await import('./data-sheet');
const { PictureStore } = await import('@mainstage/pdf/pictures/picture-store');
const { readPdf } = await import('@mainstage/pdf/testing/read-pdf');
const { gatedContent } = await import('@mainstage/protected-content/gated-content');
const { documents } = await import('@mainstage/protected-content/documents/documents');

const pictures = new PictureStore(fileURLToPath(new URL('../../../web/public/pictures', import.meta.url)));

describe('with another provider in site/brand.ts', () => {
  it('a data sheet names only that provider, in its text and its properties', async () => {
    const sheet = JSON.stringify(await readPdf(await dataSheetOf('boardroom', pictures)));
    expect(wordsOf(ours).filter((word) => sheet.includes(word))).toEqual([]);
    expect(sheet).toContain('Example Hall Kassel');
    expect(sheet).toContain('hello@hall.test');
  });

  it('handbook, presentation and their documents name only that provider', () => {
    const words = JSON.stringify([gatedContent, documents]);
    expect(wordsOf(ours).filter((word) => words.includes(word))).toEqual([]);
    expect(words).toContain('sales@hall.test');
  });
});
