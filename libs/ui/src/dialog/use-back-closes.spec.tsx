import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useLightbox } from '../lightbox/use-lightbox';
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

function Sent() {
  const pictures = ['hall', 'stage'];
  const { index, open, view, close } = useLightbox({ param: 'picture', values: pictures });
  return (
    <>
      <button onClick={() => open(0)}>Look</button>
      {index !== undefined && (
        <div role="dialog">
          <button onClick={() => view(1)}>Next</button>
          <button onClick={close}>Close</button>
        </div>
      )}
    </>
  );
}

describe('the address of a picture', () => {
  it('names the picture that is open, and nothing after it is closed', async () => {
    window.history.replaceState({ key: 'page' }, '', '/gallery?tab=interiors');
    render(<Sent />);
    await userEvent.click(screen.getByRole('button', { name: 'Look' }));
    expect(window.location.search).toBe('?tab=interiors&picture=hall');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(window.location.search).toBe('?tab=interiors&picture=stage');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(window.location.search).toBe('?tab=interiors'));
  });

  it('opens it, and Back stays on the page', async () => {
    window.history.replaceState({ key: 'page' }, '', '/gallery?picture=stage');
    render(<Sent />);
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    expect(window.location.search).toBe('?picture=stage');
    window.history.back();
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
    expect(window.location.pathname + window.location.search).toBe('/gallery');
  });
});

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

  it('leaves the page as usual once the dialog was closed by its cross', async () => {
    window.history.replaceState({ key: 'page' }, '', '/venues');
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(window.history.state).toEqual({ key: 'page' }));
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
  });
});
