import { downloadPaths } from '@mainstage/content/venues/downloads';
import { venueIds } from '@mainstage/venues/facts/ids';
import { venues } from '@mainstage/content/venues/venues';
import { readPdf } from '@mainstage/pdf/testing/read-pdf';
import { expect, test } from '../fixtures/test';

test('every venue has its two documents', async ({ request }) => {
  for (const id of venueIds)
    for (const path of [downloadPaths.dataSheet(id), downloadPaths.brochure(id)]) {
      const answer = await request.head(path);
      expect([path, answer.status(), answer.headers()['content-type']]).toEqual([path, 200, 'application/pdf']);
    }
});

test('a data sheet and a brochure open, with bookmarks and text to select', async ({ request }) => {
  const { name, specifications } = venues['skyline-stage'];
  // Both are downloaded before either is parsed: parsing takes so long that the connection would be closed.
  const fetched = async (path: string) => (await request.get(path)).body();
  const sheetFile = await fetched(downloadPaths.dataSheet('skyline-stage'));
  const brochureFile = await fetched(downloadPaths.brochure('skyline-stage'));

  const sheet = await readPdf(sheetFile);
  expect(sheet.title).toBe(`${name}: technical data sheet`);
  // Plans of the further layouts follow; documents.spec.ts checks them.
  expect(sheet.bookmarks.slice(0, 3).map(({ title }) => title)).toEqual([name, 'Floor plan', 'Layouts and capacities']);
  expect(sheet.text).toContain(specifications['LED wall']);
  expect(sheet.text).toContain('40.00 m');

  const brochure = await readPdf(brochureFile);
  expect(brochure.title).toBe(`${name}: brochure`);
  expect(brochure.text).toContain('199');
});
