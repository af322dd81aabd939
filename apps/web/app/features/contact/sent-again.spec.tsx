import '../../testing/jsdom-gaps';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { ContactForm } from './contact-form';
import { button, field, freshTab, notice, problem, show, stubServer, taken } from '../../testing/form-bench';
import { retryPace } from '../../api/send-with-retry';

const away = { status: 503, body: problem('unavailable', 503), headers: { 'Retry-After': '0' } };
const proxysOwn = { status: 502, body: '<h1>Bad Gateway</h1>' };

async function fillInAndSend(user: UserEvent) {
  await user.type(field('First name'), 'Ada');
  await user.type(field('Last name'), 'Byron');
  await user.type(field('Email'), 'ada@example.com');
  await user.type(field('Message'), 'Hello');
  await user.click(button('Send message'));
}

describe('a form whose server cannot take it for the moment', () => {
  const { waitsMs } = retryPace;
  beforeEach(() => {
    freshTab();
    retryPace.waitsMs = waitsMs.map(() => 20);
  });
  afterEach(() => (retryPace.waitsMs = waitsMs));

  it('a form that the server cannot take is sent again under the same key until it is taken', async () => {
    const server = stubServer(away, proxysOwn, away, taken);
    const { user } = show(<ContactForm />);
    await fillInAndSend(user);
    await screen.findByText('One moment, please');
    await screen.findByText('Message sent successfully!');
    expect(server.calls).toHaveLength(4);
    expect(new Set(server.calls.map(({ headers }) => headers['Idempotency-Key'])).size).toBe(1);
    expect(new Set(server.calls.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(screen.queryByText('Failed to send message')).toBeNull();
  });

  it('a form that is sent again stops after some tries, says so, and keeps what was typed', async () => {
    const server = stubServer(away);
    const { user } = show(<ContactForm />);
    await fillInAndSend(user);
    await notice('Failed to send message', 'Please try again later or contact us directly.');
    expect(server.calls).toHaveLength(1 + waitsMs.length);
    expect(field('Message')).toHaveValue('Hello');
    expect(button('Send message')).toBeEnabled();
    expect(screen.queryByText('One moment, please')).toBeNull();
    expect(
      screen.getByText('Not confirmed yet. What you typed is still here, and sending it again does not send it twice.'),
    ).toBeVisible();
  });

  it('is not sent again once it has left the page', async () => {
    retryPace.waitsMs = [60_000];
    const server = stubServer(away);
    const { user, unmount } = show(<ContactForm />);
    await fillInAndSend(user);
    await screen.findByText('One moment, please');
    unmount();
    await waitFor(() => expect(sessionStorage.getItem('mainstage.draft.contact')).toContain('Hello'));
    expect(server.calls).toHaveLength(1);
  });
});
