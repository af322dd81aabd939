import { brand } from '@mainstage/content/site/brand';
import '../testing/jsdom-gaps';
import { act, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SiteHeader } from './site-header';

function show(nav: 'over-hero' | 'above' = 'over-hero') {
  render(
    <MemoryRouter>
      <SiteHeader nav={nav} />
    </MemoryRouter>,
  );
  return screen.getByRole('banner');
}

function scrollTo(y: number) {
  window.scrollY = y;
  act(() => void window.dispatchEvent(new Event('scroll')));
}

beforeEach(() => {
  window.scrollY = 0;
});

describe('SiteHeader', () => {
  it('is transparent over a hero, and white from the 51st pixel on', () => {
    const header = show();
    expect(header.dataset.look).toBe('over-hero');
    scrollTo(50);
    expect(header.dataset.look).toBe('over-hero');
    scrollTo(51);
    expect(header.dataset.look).toBe('scrolled');
    scrollTo(0);
    expect(header.dataset.look).toBe('over-hero');
  });

  it('is placed above a page without a hero', () => {
    expect(show('above').dataset.look).toBe('above');
  });

  it('names its navigation and shows its entries in their order', () => {
    show();
    const nav = screen.getByRole('navigation', { name: 'Main' });
    const entries = [...nav.querySelectorAll('[data-bar-item]')].map((each) => [
      each.textContent,
      each.getAttribute('href'),
    ]);
    expect(entries).toEqual([
      ['Overview', '/overview'],
      ['Use Cases', null],
      ['Venue', null],
      ['Gallery', '/gallery'],
      ['Exclusive Offers', '/exclusive-offers'],
      ['References', '/references'],
      ['Contact', '/contact'],
      ['Book a Tour', '/book-tour'],
    ]);
    expect(
      within(nav)
        .getByRole('link', { name: `${brand.name}, home` })
        .getAttribute('href'),
    ).toBe('/');
  });
});
