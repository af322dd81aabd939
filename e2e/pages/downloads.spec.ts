import { downloadPaths } from '@mainstage/content/venues/downloads';
import { venueIds } from '@mainstage/content/venues/ids';
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
  const sheet = await readPdf(await (await request.get(downloadPaths.dataSheet('skyline-stage'))).body());
  expect(sheet.title).toBe(`${name}: technical data sheet`);
  expect(sheet.bookmarks.map(({ title }) => title)).toEqual([name, 'Floor plan', 'Layouts and capacities']);
  expect(sheet.text).toContain(specifications['LED wall']);
  expect(sheet.text).toContain('40.00 m');

  const brochure = await readPdf(await (await request.get(downloadPaths.brochure('skyline-stage'))).body());
  expect(brochure.title).toBe(`${name}: brochure`);
  expect(brochure.text).toContain('199');
});
