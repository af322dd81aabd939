import '../../testing/jsdom-gaps';
import '@testing-library/jest-dom';
import { jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { lazyPart } from './lazy-part';
import { useLazyDialog } from './use-lazy-dialog';

const Sheet = ({ open }: { open: boolean }) => <p>{open ? 'open' : 'closed'}</p>;
const load = jest.fn(async () => Sheet);

function Page({ Dialog }: { Dialog: ReturnType<typeof lazyPart<{ open: boolean }>> }) {
  const { opener, wasOpened, dialog } = useLazyDialog(Dialog);
  return (
    <>
      <button type="button" {...opener}>
        Show
      </button>
      {wasOpened && <Dialog open={dialog.open} />}
    </>
  );
}

it.each(['pointerOver', 'focus'] as const)('a dialog’s script is asked for on %s of its button', async (intent) => {
  load.mockClear();
  render(<Page Dialog={lazyPart(load)} />);
  expect(load).not.toHaveBeenCalled();
  fireEvent[intent](screen.getByRole('button'));
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('open')).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByText('open')).toBeInTheDocument());
  expect(load).toHaveBeenCalledTimes(1);
});
