/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import '../testing/jsdom-gaps';
import { followSectionLinks } from './section-clicks';

followSectionLinks();

function shown(inMain: string): HTMLAnchorElement {
  document.body.innerHTML = `<main ${inMain}><a href="/venues#spaces">Spaces</a><h2 id="spaces">Spaces</h2></main>`;
  return document.querySelector('a')!;
}

beforeEach(() => {
  window.history.replaceState(null, '', '/venues');
  window.matchMedia ??= (() => ({ matches: true })) as unknown as typeof window.matchMedia;
  window.scrollTo = (() => undefined) as typeof window.scrollTo;
});

describe('a link into a section', () => {
  it('is followed on a page that sleeps, and stands in the address', () => {
    expect(fireEvent.click(shown(''))).toBe(false);
    expect(document.activeElement?.id).toBe('spaces');
    expect(window.location.hash).toBe('#spaces');
  });

  it('is left to a page that answers, and to who opens another tab', () => {
    expect(fireEvent.click(shown('data-live=""'))).toBe(true);
    expect(fireEvent.click(shown(''), { ctrlKey: true })).toBe(true);
  });
});
