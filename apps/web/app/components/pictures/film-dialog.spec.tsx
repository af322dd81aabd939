import '../../testing/jsdom-gaps';
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pictureFrom } from '../../pictures';
import { saveCookieChoice } from '../consent/preference-store';
import { FilmDialog } from './film-dialog';

const src = 'https://player.stage.example/embed/1';

async function show() {
  render(
    <FilmDialog open onClose={() => undefined} title="A day" address={src} still={pictureFrom({ id: 'hall-empty' })} />,
  );
  return screen.findByRole('dialog', { name: 'A day' });
}

describe('a film of another provider', () => {
  beforeEach(() => localStorage.clear());

  it.each([
    ['before anyone has chosen', undefined],
    ['where marketing was refused', { analytics: true, marketing: false }],
  ])('names the provider and asks first %s', async (_, choice) => {
    if (choice) saveCookieChoice(choice);
    const dialog = await show();
    expect(dialog).toHaveTextContent('player.stage.example');
    expect(dialog.querySelector('iframe')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Agree and load the film' }));
    expect(dialog.querySelector('iframe')).toHaveAttribute('src', src);
  });

  it('loads immediately where marketing was allowed', async () => {
    saveCookieChoice({ analytics: false, marketing: true });
    expect((await show()).querySelector('iframe')).toHaveAttribute('src', src);
  });
});
