import '../testing/jsdom-gaps';
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ShortlistLink } from './shortlist-link';
import { ShortlistPanel } from './shortlist-panel';
import { shortlist } from './shortlist-store';

const put = (...venues: ('arena' | 'boardroom' | 'workshop' | 'team-office')[]) =>
  act(() => venues.forEach(shortlist.toggle));

describe('the shortlist in the bar', () => {
  beforeEach(() => act(() => shortlist.clear()));

  it('the shortlist link is shown while something is on the list, and says how much', () => {
    render(<ShortlistLink />, { wrapper: MemoryRouter });
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    put('arena');
    const link = screen.getByRole('link', { name: 'Shortlist: 1 venue' });
    expect(link).toHaveAttribute('href', '/venues/finder#shortlist');
    put('boardroom');
    expect(link).toHaveAccessibleName('Shortlist: 2 venues');
    expect(link).toHaveTextContent('2');
    put('arena', 'boardroom');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('the shortlist on its page', () => {
  beforeEach(() => act(() => shortlist.clear()));

  it('the shortlist’s page says how to begin while it is empty, then what is on it and what to do next', () => {
    const compared: string[][] = [];
    render(<ShortlistPanel id="listed" mostCompared={3} onCompare={(venues) => compared.push([...venues])} />, {
      wrapper: MemoryRouter,
    });
    expect(screen.getByText(/Nothing on it yet/)).toBeInTheDocument();
    put('arena', 'team-office', 'boardroom', 'workshop');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^Arena50 sqm, 30 guests, floor 5/),
      expect.stringMatching(/^Team Office30–80 sqm, 20 people, floor 7/),
      expect.stringMatching(/^Boardroom/),
      expect.stringMatching(/^Workshop/),
    ]);
    act(() => screen.getByRole('button', { name: 'Compare the first three' }).click());
    expect(compared).toEqual([['arena', 'team-office', 'boardroom']]);
    act(() => screen.getByRole('button', { name: 'Shortlist Arena' }).click());
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    act(() => screen.getByRole('button', { name: 'Clear the list' }).click());
    expect(screen.getByText(/Nothing on it yet/)).toBeInTheDocument();
  });
});
