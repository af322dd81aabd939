import '@mainstage/ui/testing/with-styles';
import '@testing-library/jest-dom';
import '../../testing/jsdom-gaps';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { setUpsOf } from '@mainstage/venues/facts/capacities';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { FloorPlanDialog } from './floor-plan-dialog';

const open = (venue: VenueId, show?: string) =>
  render(<FloorPlanDialog venue={venue} show={show} open onClose={() => undefined} />, { wrapper: MemoryRouter });
const plan = () => screen.getByRole('application');

afterEach(cleanup);

describe('the floor plan dialog', () => {
  it('the floor plan dialog draws the venue with the seats of the layout that is chosen', async () => {
    open('liberty-stage');
    expect(screen.getByRole('img', { name: /Liberty Stage.*199 seats in rows/ })).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: /Banquet/ }));

    expect(screen.getByRole('img', { name: /150 seats at round tables/ })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Banquet/ })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('link', { name: 'Open full page' })).toHaveAttribute(
      'href',
      '/venues/liberty-stage/floor-plan?layout=banquet',
    );
  });

  it('the floor plan dialog draws a set-up with its own number, and lists it beside the layouts', async () => {
    const setUp = setUpsOf('skyline-stage').find(({ caption }) => caption === 'Panel');
    open('skyline-stage', 'Panel');
    const own = screen.getByRole('button', { name: `Panel ${setUp!.guests}` });
    expect(own).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('img', { name: new RegExp(` ${setUp!.guests} seats`) })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open full page' })).toHaveAttribute(
      'href',
      '/venues/skyline-stage/floor-plan?layout=Panel',
    );

    await userEvent.click(screen.getByRole('button', { name: /^Theatre/ }));
    expect(own).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(own);
    expect(own).toHaveAttribute('aria-pressed', 'true');
  });

  it('the floor plan dialog shows the same in a table', () => {
    open('skyline-floor');
    const rooms = screen.getByRole('table', { name: 'The rooms on this plan' });
    expect(
      within(rooms)
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual([
      expect.stringContaining('Skyline Stage61,000 sqm40.00 m × 25.00 m90 sqm, 30 m curved199'),
      expect.stringContaining('Sky Lounge6400 sqm'),
      expect.stringContaining('Sky Terrace6300 sqm'),
    ]);
  });

  it('the floor plan dialog zooms and moves with buttons and keys, and is whole again with 0', async () => {
    open('arena');
    const box = () => screen.getByRole('img').getAttribute('viewBox');
    const all = box();
    expect(screen.getByRole('button', { name: 'Zoom out' })).toBeDisabled();

    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    expect(plan()).toHaveAttribute('data-zoom', '1.5');
    act(() => plan().focus());
    await userEvent.keyboard('+');
    expect(plan()).toHaveAttribute('data-zoom', '2.25');
    const before = box();
    await userEvent.keyboard('{ArrowRight}');
    expect(box()).not.toBe(before);
    await userEvent.keyboard('0');
    expect(box()).toBe(all);
  });

  it('the floor plan dialog offers no choice where there is but one layout', () => {
    open('boardroom');
    expect(screen.queryByRole('group', { name: 'Layout' })).not.toBeInTheDocument();
    expect(screen.getByRole('img', { name: /16 seats around one table/ })).toBeInTheDocument();
  });
});
