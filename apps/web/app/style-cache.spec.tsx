import { CacheProvider, Global } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { render } from '@testing-library/react';
import { asBuilt, makeStyleCache, withMerged } from './style-cache';

const Known = styled('p')({ color: 'red' });
const New = styled('p')({ color: 'blue' });

/** The names of the styles in the head, in their order. */
const namesInHead = () =>
  [...document.head.querySelectorAll('style')].map((style) => style.dataset.built ?? style.dataset.emotion);

afterEach(() => document.head.replaceChildren());

describe('the styles of a built page', () => {
  it('stay where they are, and what comes later follows them', () => {
    const first = makeStyleCache();
    const { container, unmount } = render(
      <CacheProvider value={first}>
        <Known />
      </CacheProvider>,
    );
    const name = container.firstElementChild!.className.replace(/^.*ms-/, '');
    unmount();
    document.head.innerHTML = asBuilt(
      `<style data-emotion="ms-global g">a{}</style><style data-emotion="ms ${name}">.ms-${name}{color:red;}</style>`,
    );
    const moved: Node[] = [];
    const built = document.head.querySelector(`[data-built="${name}"]`);
    const observer = new MutationObserver((changes) =>
      moved.push(...changes.flatMap(({ removedNodes }) => [...removedNodes])),
    );
    observer.observe(document.head, { childList: true });

    render(
      <CacheProvider value={makeStyleCache()}>
        <Global styles={{ a: { color: 'green' } }} />
        <Known />
        <New />
      </CacheProvider>,
    );

    moved.push(...observer.takeRecords().flatMap(({ removedNodes }) => [...removedNodes]));
    expect(moved).not.toContain(built);
    expect(document.head.textContent!.split('color:red')).toHaveLength(2);
    expect(namesInHead().indexOf('ms')).toBeGreaterThan(namesInHead().indexOf(name));
    expect(namesInHead().indexOf('ms-global')).toBeLessThan(namesInHead().indexOf(name));
  });
});

describe('the names of styles in a built page', () => {
  it('hold those that are part of another one, and none that stands nowhere', () => {
    const cache = makeStyleCache();
    Object.assign(cache.inserted, { inner: true, whole: true, elsewhere: true });
    Object.assign(cache.registered, {
      'ms-inner': 'color:red;',
      'ms-whole': 'margin:0;color:red;;',
      'ms-elsewhere': 'color:blue;',
    });
    const chunks = { html: '', styles: [{ key: 'ms', ids: ['whole'], css: '.ms-whole{}' }] };
    expect(withMerged(chunks, cache).styles).toEqual([{ key: 'ms', ids: ['whole', 'inner'], css: '.ms-whole{}' }]);
  });
});
