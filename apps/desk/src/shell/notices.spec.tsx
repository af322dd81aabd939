import Button from '@mui/material/Button';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import '../testing/jsdom-gaps';
import { FormDialog } from './form-dialog';
import { NoticeProvider, useNotices } from './notices';

function Page() {
  const { notify } = useNotices();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open && (
        <FormDialog
          title="Snooze"
          submit="Save"
          onSubmit={() => notify({ text: 'It was refused', severity: 'error' })}
          onClose={() => setOpen(false)}
        >
          <input aria-label="Day" />
        </FormDialog>
      )}
    </>
  );
}

describe('a notice', () => {
  it('is read in the dialog that caused it, and stays after it', async () => {
    const user = userEvent.setup();
    render(
      <NoticeProvider>
        <Page />
      </NoticeProvider>,
    );
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    // Hidden elements have no role.
    expect(screen.getByRole('alert').textContent).toContain('It was refused');
    expect(screen.getByRole('dialog').parentElement?.contains(screen.getByRole('alert'))).toBe(true);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    expect((await screen.findByRole('alert')).textContent).toContain('It was refused');
  });
});
