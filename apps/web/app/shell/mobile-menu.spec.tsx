import '../testing/jsdom-gaps';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { MobileMenu } from './mobile-menu';

function Where() {
  const { pathname, state } = useLocation();
  return <output>{pathname + ((state as { section?: string } | null)?.section ?? '')}</output>;
}

function open() {
  render(
    <MemoryRouter initialEntries={['/contact']}>
      <MobileMenu />
      <Where />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  return screen.getByRole('dialog', { name: 'Menu' });
}

beforeEach(() => {
  // jsdom knows the element but not how to open it.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

describe('the menu of small screens', () => {
  it('opens, and closes by its button and by a press beside it', () => {
    const menu = open();
    fireEvent.click(within(menu).getByRole('button', { name: 'Close menu' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    fireEvent.click(menu);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('has a location group with one entry', () => {
    const list = within(open()).getByRole('list', { name: 'Location' });
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Frankfurt']);
  });

  it('unfolds Use Cases and Venue', () => {
    const groups = [...open().querySelectorAll('details')];
    expect(groups.map((group) => [group.querySelector('summary')?.textContent, group.open])).toEqual([
      ['Use Cases', false],
      ['Venue', false],
    ]);
    expect(groups.map((group) => group.querySelectorAll('a').length)).toEqual([4, 8]);
  });

  it.each([
    ['Frankfurt', '/'],
    ['Overview', '/overview'],
    ['All Use Cases', '/use-cases'],
    ['Meeting & Workshop', '/use-casesmeetings-workshops-section'],
    ['All Venues', '/venues'],
    ['OFFICES', '/venuesspatial-section'],
    ['Triple Floor', '/venues/floorstriple-floor-section'],
    ['Gallery', '/gallery'],
    ['Exclusive Offers', '/exclusive-offers'],
    ['References', '/references'],
    ['Contact', '/contact'],
    ['Book a Tour', '/book-tour'],
  ])('goes to %s and closes', (name, where) => {
    const menu = open();
    const link = [...menu.querySelectorAll('a')].find((each) => each.textContent?.startsWith(name))!;
    fireEvent.click(link);
    expect(screen.getByRole('status').textContent).toBe(where);
    expect(menu.hasAttribute('open')).toBe(false);
  });

  it('closes on Back, which stays on the page', async () => {
    const before = window.history.length;
    const menu = open();
    expect(window.history.length).toBe(before + 1);
    window.history.back();
    await waitFor(() => expect(menu.hasAttribute('open')).toBe(false));
    expect(screen.getByRole('status').textContent).toBe('/contact');
  });
});
