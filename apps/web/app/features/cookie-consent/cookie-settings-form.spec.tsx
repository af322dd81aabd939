// Rules: cookies.choices
import '../../testing/jsdom-gaps';
import '@testing-library/jest-dom';
import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NoticesProvider } from '../../notices/notices-provider';
import { CookieSettingsForm } from './cookie-settings-form';
import { cookiePreferences } from '../../components/consent/preference-store';

const saved = 'Cookie settings saved successfully!';
const key = 'mainstage.cookies';

function show() {
  const page = render(
    <NoticesProvider>
      <CookieSettingsForm />
    </NoticesProvider>,
  );
  return { user: userEvent.setup(), ...page };
}
const toggle = (name: string) => screen.getByRole('switch', { name });
const press = (name: string) => screen.getByRole('button', { name });
const kept = () => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;

describe('the cookie settings', () => {
  beforeEach(() => localStorage.clear());

  it('begin with all that can be refused off, and essential locked on', () => {
    show();
    expect(toggle('Essential')).toBeChecked();
    expect(toggle('Essential')).toBeDisabled();
    expect(toggle('Analytics')).not.toBeChecked();
    expect(toggle('Marketing')).not.toBeChecked();
    expect(kept()).toBeNull();
  });

  it('the cookie settings store nothing before they are saved, and then say so in the specified words', async () => {
    const { user } = show();
    await user.click(toggle('Analytics'));
    expect(toggle('Analytics')).toBeChecked();
    expect(kept()).toBeNull();
    await user.click(press('Save Settings'));
    expect(await screen.findByText(saved)).toBeVisible();
    expect(kept()).toMatchObject({ essential: true, analytics: true, marketing: false });
  });

  it('the cookie settings turn both on, and both off, with one press each', async () => {
    const { user } = show();
    await user.click(press('Accept All'));
    expect(toggle('Analytics')).toBeChecked();
    expect(toggle('Marketing')).toBeChecked();
    expect(kept()).toMatchObject({ analytics: true, marketing: true });
    await user.click(press('Accept Essential Only'));
    expect(toggle('Analytics')).not.toBeChecked();
    expect(toggle('Marketing')).not.toBeChecked();
    expect(kept()).toMatchObject({ essential: true, analytics: false, marketing: false });
  });

  it('are restored at the next visit', async () => {
    const { user, unmount } = show();
    await user.click(toggle('Marketing'));
    await user.click(press('Save Settings'));
    unmount();
    show();
    expect(toggle('Marketing')).toBeChecked();
    expect(screen.getByText(/^Last saved on /)).toBeVisible();
  });

  it('follow what another tab has saved', () => {
    show();
    act(() => {
      localStorage.setItem(key, JSON.stringify({ analytics: true, marketing: false, savedAt: '2026-11-21T08:00:00Z' }));
      window.dispatchEvent(new StorageEvent('storage', { key }));
    });
    expect(toggle('Analytics')).toBeChecked();
  });

  it.each(['null', '[]', '"yes"', '{"analytics":true}', '{"analytics":"true","savedAt":"2026-11-21"}', '{'])(
    'count %s, which nobody saved here, as refused',
    (text) => {
      localStorage.setItem(key, text);
      expect(cookiePreferences.read()).toMatchObject({ analytics: false, marketing: false });
    },
  );

  it('hold for the visit where the browser stores nothing, and say that', async () => {
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    const { user } = show();
    await user.click(press('Accept All'));
    expect(await screen.findByText('Cookie settings saved for this visit')).toBeVisible();
    expect(toggle('Marketing')).toBeChecked();
    setItem.mockRestore();
    await user.click(press('Accept Essential Only'));
    expect(kept()).toMatchObject({ marketing: false });
  });
});
