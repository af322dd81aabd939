import type { PageHandle } from '../page-handle';
import { startScript } from './start-script';

const entry = { module: '/assets/entry.client-1.js', imports: ['/assets/shell-2.js', '/assets/react-4.js'] };
const page = { module: '/assets/contact-5.js', imports: ['/assets/panel-3.js', '/assets/react-4.js'] };

const script = (handle: Partial<PageHandle> = {}) => startScript(entry, page, { lang: 'en', nav: 'above', ...handle });

/** Where the parts stand in a text, in the order in which they must. */
function expectInOrder(text: string, parts: readonly string[]) {
  const places = parts.map((part) => text.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
}

describe('the script of a built page', () => {
  it('waits for the first screen, runs what others need first, and leaves the page to the first sign of a hand', () => {
    expectInOrder(script(), [
      'const frame = ["/assets/react-4.js","/assets/shell-2.js","/assets/entry.client-1.js"];',
      'const own = ["/assets/panel-3.js","/assets/contact-5.js"];',
      'await firstScreen;',
      'await ask(frame);',
      'takeUp({"lang":"en","nav":"above"}, async () => { await ask(own); return run(own); });',
    ]);
  });

  it('takes a page that acts by itself up with its frame', () => {
    expectInOrder(script({ wakes: 'at once' }), ['await ask([...frame, ...own]);', 'takeUp({', 'await run(own));']);
  });

  it('is a module that can be run', async () => {
    const [, text = ''] = /^<script type="module">([\s\S]*)<\/script>$/.exec(script()) ?? [];
    const { SourceTextModule } = await import('node:vm');
    expect(() => new SourceTextModule(text)).not.toThrow();
  });
});
