import '../testing/jsdom-gaps';
import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { Tabs } from '@mainstage/ui/tabs/tabs';
import { useAddressChoice } from './use-address-choice';

function Page() {
  const kept = useAddressChoice('tab', ['all', 'films']);
  const { search } = useLocation();
  const back = useNavigate();
  return (
    <>
      <Tabs
        label="Lists"
        kept={kept}
        tabs={['all', 'films'].map((id) => ({ id, label: id, panel: <p>Only {id}</p> }))}
      />
      <output>{search}</output>
      <button onClick={() => void back(-1)}>Back</button>
    </>
  );
}
const open = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Page />
    </MemoryRouter>,
  );

describe('a choice in the address', () => {
  it('is opened by it, or is the first where the address names nothing that there is', async () => {
    const { unmount } = open('/gallery?tab=films');
    expect(await screen.findByRole('tabpanel')).toHaveTextContent('Only films');
    unmount();
    open('/gallery?tab=toString');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Only all');
  });

  it('is an entry of the history that Back leaves', async () => {
    open('/gallery?ref=mail');
    await userEvent.click(screen.getByRole('tab', { name: 'films' }));
    expect(screen.getByRole('status')).toHaveTextContent('?ref=mail&tab=films');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(screen.getByRole('tabpanel')).toHaveTextContent('Only all'));
    expect(screen.getByRole('status')).toHaveTextContent(/^\?ref=mail$/);
  });
});
