import '../testing/jsdom-gaps';
import '@testing-library/jest-dom';
import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server.node';

jest.unstable_mockModule('react-router-dom', () => ({
  Scripts: () => (
    <>
      <link rel="modulepreload" href="/assets/a.js" />
      <script>data</script>
      <script type="module">page</script>
    </>
  ),
}));
const { ScriptsAfterPaint } = await import('./scripts-after-paint');

/** jsdom does not paint: reports the paint on request. */
class ReportedPaint {
  constructor(private readonly report: (list: { getEntriesByName(name: string): object[] }) => void) {}
  observe({ type }: { type: string }) {
    const named = (name: string) => (type === 'paint' && name === 'first-contentful-paint' ? [{}] : []);
    setTimeout(() => this.report({ getEntriesByName: named }));
  }
}
Object.assign(globalThis, { PerformanceObserver: ReportedPaint });

/** Renders a page as built and runs its inline script. */
function open(picture?: Partial<HTMLImageElement>) {
  const scripts = renderToStaticMarkup(<ScriptsAfterPaint />);
  document.body.innerHTML = `${picture ? '<img fetchpriority="high" />' : ''}${scripts}`;
  if (picture) Object.assign(document.querySelector('img')!, picture);
  new Function(document.body.lastElementChild!.textContent)();
}
const added = (selector: string) => document.querySelector(`script ~ ${selector}`);
const module = () => added('script[type="module"]');

test('a page adds its module script and the preloads of it once it is painted, and takes its data at once', async () => {
  open();
  expect(added('script:not([type])')).toHaveTextContent('data');
  expect(module()).toBeNull();
  expect(added('link')).toBeNull();
  await waitFor(() => expect(module()).toHaveTextContent('page'));
  expect(added('link[rel="modulepreload"]')).toHaveAttribute('href', '/assets/a.js');
});

test('a page whose first picture is still loading adds its module script once the picture is drawn', async () => {
  let drawn = () => {};
  const decode = jest.fn(() => new Promise<void>((resolve) => (drawn = resolve)));
  open({ decode });
  await waitFor(() => expect(decode).toHaveBeenCalled());
  expect(module()).toBeNull();
  drawn();
  await waitFor(() => expect(module()).not.toBeNull());
});

test('a page whose first picture cannot be loaded adds its module script nevertheless', async () => {
  open({ decode: () => Promise.reject(new DOMException('The source image cannot be decoded.')) });
  await waitFor(() => expect(module()).not.toBeNull());
});

test('a page in the background, which is not painted, adds its module script at once', () => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: true });
  open();
  expect(module()).not.toBeNull();
});
