import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setShortcutsOn } from './shortcuts-setting';
import { useShortcuts } from './use-shortcuts';

const take = jest.fn();

function Page() {
  useShortcuts({ t: take });
  return (
    <>
      <input aria-label="Search" />
      <button>Button</button>
    </>
  );
}

afterEach(() => {
  take.mockClear();
  setShortcutsOn(true);
});

describe('a single key', () => {
  it('runs its handler, also while a button has the focus', async () => {
    render(<Page />);
    await userEvent.keyboard('t');
    screen.getByRole('button').focus();
    await userEvent.keyboard('t');
    expect(take).toHaveBeenCalledTimes(2);
  });

  it('does nothing inside a field, and nothing together with Ctrl', async () => {
    render(<Page />);
    await userEvent.type(screen.getByLabelText('Search'), 'tent');
    await userEvent.click(document.body);
    await userEvent.keyboard('{Control>}t{/Control}');
    expect(take).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Search')).toHaveProperty('value', 'tent');
  });

  it('does nothing while a dialog is open', async () => {
    render(
      <>
        <Page />
        <div role="dialog">Keys</div>
      </>,
    );
    await userEvent.keyboard('t');
    expect(take).not.toHaveBeenCalled();
  });

  it('does nothing where the person turned keys off', async () => {
    setShortcutsOn(false);
    render(<Page />);
    await userEvent.keyboard('t');
    expect(take).not.toHaveBeenCalled();
  });
});
