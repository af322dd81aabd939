// Rules: venues.unknown
import { withName } from './unknown-venue';

const built =
  '<title>Unknown | Mainstage</title><meta property="og:title" content="Unknown | Mainstage"/><span aria-current="page">Unknown</span><h1 class="a">Unknown</h1><p>Unknown</p>';

describe('the page of a venue that nobody knows', () => {
  it('the page of an unknown venue bears the name that its address gives it, also without scripts', () => {
    expect(withName(built, '/venues/glass-pavilion')).toBe(
      '<title>Glass Pavilion | Mainstage</title><meta property="og:title" content="Glass Pavilion | Mainstage"/><span aria-current="page">Glass Pavilion</span><h1 class="a">Glass Pavilion</h1><p>Unknown</p>',
    );
  });

  it.each(['/venues/%3Cscript%3Ealert(1)%3C%2Fscript%3E', '/venues/%22%3E%3Cb%3E', '/venues/%zz', '/venues/$1$&'])(
    'the page of an unknown venue takes no markup from an address: %s',
    (path) => {
      const text = withName(built, path);
      expect(text.match(/<[a-z]/g)).toEqual(built.match(/<[a-z]/g));
      expect(text).not.toContain('Unknown |');
    },
  );
});
