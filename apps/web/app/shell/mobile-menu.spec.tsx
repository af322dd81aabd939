import '../testing/jsdom-gaps';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { MobileMenu } from './mobile-menu';

function Where() {
  const { pathname, state } = useLocation();
  return <output>{pathname + ((state as { section?: string } | null)?.section ?? '')}</output>;
}

async function open() {
  render(
    <MemoryRouter initialEntries={['/contact']}>
      <MobileMenu />
      <Where />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  return screen.findByRole('dialog', { name: 'Menu' });
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the menu of small screens', () => {
  it('the mobile menu opens, and closes by its button, by Escape and by a press beside it', async () => {
    fireEvent.click(within(await open()).getByRole('button', { name: 'Close menu' }));
    await gone();
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await gone();
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    fireEvent.click(document.querySelector('.MuiBackdrop-root')!);
    await gone();
  });

  it('the mobile menu has a location group with one entry', async () => {
    const list = within(await open()).getByRole('list', { name: 'Location' });
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Frankfurt']);
  });

  it('the mobile menu unfolds Use Cases and Venue', async () => {
    const menu = await open();
    for (const [name, links] of [
      ['Use Cases', 4],
      ['Venue', 8],
    ] as const) {
      const group = within(menu).getByRole('button', { name });
      expect(group.getAttribute('aria-expanded')).toBe('false');
      fireEvent.click(group);
      expect(group.getAttribute('aria-expanded')).toBe('true');
      expect(within(within(menu).getByRole('region', { name })).getAllByRole('link')).toHaveLength(links);
    }
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
  ])('the mobile menu goes to %s and closes', async (name, where) => {
    const menu = await open();
    const link = [...menu.querySelectorAll('a')].find((each) => each.textContent?.startsWith(name))!;
    fireEvent.click(link);
    await gone();
    expect(screen.getByRole('status').textContent).toBe(where);
  });

  it('the mobile menu closes on Back, which stays on the page', async () => {
    await open();
    expect(window.history.state).toMatchObject({ dialog: expect.any(Number) as number });
    window.history.back();
    await gone();
    expect(screen.getByRole('status').textContent).toBe('/contact');
  });
});
