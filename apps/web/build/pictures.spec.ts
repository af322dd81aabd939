import manifest from '@mainstage/content/pictures/manifest.json';
import { shortList } from './pictures';

describe('the list of pictures for the browser', () => {
  const module = shortList(manifest);

  it('equals the manifest, but for the placeholders', async () => {
    const { default: pictures } = (await import(`data:text/javascript,${encodeURIComponent(module)}`)) as {
      default: unknown;
    };
    const expected = Object.entries(manifest).map(([id, { placeholder, ...rest }]) => [id, rest]);
    expect(pictures).toEqual(Object.fromEntries(expected));
  });

  it('is much shorter', () => {
    expect(module.length).toBeLessThan(JSON.stringify(manifest).length / 2);
  });
});
