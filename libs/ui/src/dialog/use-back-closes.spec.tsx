import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PageDialog } from './page-dialog';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <PageDialog open={open} onClose={() => setOpen(false)} title="Plan" close="Close">
        Words
      </PageDialog>
    </>
  );
}
const dialog = () => screen.queryByRole('dialog');

describe('Back', () => {
  it('closes what lies over the page and stays on the page', async () => {
    window.history.replaceState({ key: 'page' }, '', '/venues');
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(window.history.state).toMatchObject({ key: 'page', dialog: expect.any(Number) });
    window.history.back();
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
    expect(window.history.state).toEqual({ key: 'page' });
    expect(window.location.pathname).toBe('/venues');
  });

  it('leaves the page as ever once the dialog was closed by its cross', async () => {
    window.history.replaceState({ key: 'page' }, '', '/venues');
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(window.history.state).toEqual({ key: 'page' }));
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
  });
});
