import '@testing-library/jest-dom';
import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { startAfterPaint } from './page-start';

const preload = '<link rel="modulepreload" href="/assets/a.js"/>';
const script = '<script type="module" async="">import "/assets/a.js";</script>';
const built = `<html><head><title>T</title>${preload}</head><body><main></main>${script}</body></html>`;

/** Runs the inline scripts of a page as a browser would. */
function open(html: string) {
  document.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').body.innerHTML;
  for (const { textContent } of document.querySelectorAll('script:not([type])')) new Function(textContent)();
}
const module = () => document.querySelector('script[type="module"]');

test('a page holds its module script and the preloads of it back until the page is painted', async () => {
  const html = startAfterPaint(built);
  expect(html.slice(0, html.indexOf('</head>'))).not.toContain('modulepreload');
  open(html);
  expect(module()).toBeNull();
  await waitFor(() => expect(module()).not.toBeNull());
  expect(module()).toHaveTextContent('import "/assets/a.js";');
  expect(document.querySelector('link[rel="modulepreload"]')).toHaveAttribute('href', '/assets/a.js');
  expect(document.querySelector('template')).toBeNull();
});

test('a page whose first picture is still loading runs its module script once the picture is there', async () => {
  open(startAfterPaint(built.replace('<main>', '<main><img fetchpriority="high" />')));
  const picture = document.querySelector('img')!;
  Object.defineProperty(picture, 'complete', { value: false });
  const listened = jest.spyOn(picture, 'addEventListener');
  await waitFor(() => expect(listened).toHaveBeenCalledWith('load', expect.anything()));
  expect(module()).toBeNull();
  picture.dispatchEvent(new Event('load'));
  expect(module()).not.toBeNull();
});

test('a page in the background, which is not painted, runs its module script at once', () => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: true });
  open(startAfterPaint(built));
  expect(module()).not.toBeNull();
});

test('a build without a module script fails', () => {
  expect(() => startAfterPaint('<html><body></body></html>')).toThrow('no module script');
});
