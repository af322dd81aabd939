import { planPictures } from './plan-pictures';

test('each floor plan of a page has a file of its own, named so that an address needs no escaping', () => {
  const files = planPictures().map(({ file }) => file);
  expect(files).toEqual(
    expect.arrayContaining([
      'skyline-stage-theatre.svg',
      'skyline-stage-layout-banquet.svg',
      'horizon-floor-horizon-hub.svg',
    ]),
  );
  expect(new Set(files).size).toBe(files.length);
  for (const file of files) expect(file).toMatch(/^[a-z0-9-]+\.svg$/);
});

test('a floor plan of a page has no words, since none could be read in its frame', () => {
  const [{ draw } = { draw: () => undefined }] = planPictures();
  expect(JSON.stringify(draw()?.shapes)).not.toContain('"text"');
});
