import '../../testing/jsdom-gaps';
import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from '@mainstage/ui/tabs/tabs';
import { goBack, openAt, searchNow } from '../../testing/address-bench';
import { useAddressChoice } from './use-address-choice';

function Lists() {
  const kept = useAddressChoice('tab', ['all', 'films']);
  return (
    <Tabs label="Lists" kept={kept} tabs={['all', 'films'].map((id) => ({ id, label: id, panel: <p>Only {id}</p> }))} />
  );
}

describe('a choice in the address', () => {
  it('is selected, or the first where the address names none that exists', async () => {
    const { unmount } = openAt('/gallery?tab=films', <Lists />);
    expect(await screen.findByRole('tabpanel')).toHaveTextContent('Only films');
    unmount();
    openAt('/gallery?tab=toString', <Lists />);
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Only all');
  });

  it('is an entry of the history that Back leaves', async () => {
    openAt('/gallery?ref=mail', <Lists />);
    await userEvent.click(screen.getByRole('tab', { name: 'films' }));
    expect(searchNow()).toBe('?ref=mail&tab=films');
    await goBack();
    await waitFor(() => expect(screen.getByRole('tabpanel')).toHaveTextContent('Only all'));
    expect(searchNow()).toBe('?ref=mail');
  });
});
