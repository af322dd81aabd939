import '../testing/jsdom-gaps';
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { SentList, sentListPath } from './sent-list';
import { shortlist } from './shortlist-store';

describe('a shortlist that is sent on', () => {
  it('a shared shortlist opens for whoever gets it, and is added to their own by a press', async () => {
    act(() => shortlist.clear());
    act(() => shortlist.toggle('arena'));
    const address = sentListPath(['arena', 'boardroom', 'skyline-stage']);
    render(
      <MemoryRouter initialEntries={[address.replace('boardroom', 'boardroom,no-such-room')]}>
        <SentList />
      </MemoryRouter>,
    );
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/venues/boardroom', '/venues/skyline-stage']);
    await userEvent.click(screen.getByRole('button', { name: 'Add them to my list' }));
    expect(shortlist.read()).toEqual(['arena', 'boardroom', 'skyline-stage']);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });
});
