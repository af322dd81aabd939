// Rules: form.contact
import { jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { contactNotices } from '@mainstage/content/notices/contact';
import { offline } from '@mainstage/content/notices/offline';
import { brand } from '@mainstage/content/site/brand';
import type { UserEvent } from '@testing-library/user-event';
import { broken, button, field, freshTab, notice, problem, show, stubServer, taken } from '../../testing/form-bench';
import { ContactForm } from './contact-form';

const typed = { 'First name': 'Ada', 'Last name': 'Byron', Email: 'ada@example.com', Message: 'Hello there' };

async function fillIn(user: UserEvent, values: Record<string, string> = typed) {
  for (const [label, value] of Object.entries(values)) await user.type(field(label), value);
}
const send = (user: UserEvent) => user.click(button('Send message'));

function expectTyped() {
  for (const [label, value] of Object.entries(typed)) expect(field(label)).toHaveValue(value);
}

describe('the contact form', () => {
  beforeEach(freshTab);

  it('sends what was typed, says so in the specified words, then is empty', async () => {
    const server = stubServer(taken);
    const { user } = show(<ContactForm />);
    await fillIn(user, { ...typed, Company: '  Sample Engines ' });
    await send(user);

    const card = await notice('Message sent successfully!', "Thank you for contacting us. We'll get back to you soon.");
    expect(card).toHaveAttribute('data-notice', 'success');
    for (const label of Object.keys(typed)) expect(field(label)).toHaveValue('');
    expect(server.calls).toHaveLength(1);
    expect(server.calls[0]).toMatchObject({
      path: '/api/contact-submissions',
      body: {
        firstName: 'Ada',
        lastName: 'Byron',
        email: 'ada@example.com',
        company: 'Sample Engines',
        message: 'Hello there',
      },
      headers: { 'Content-Type': 'application/json', 'X-Form-Trap': '' },
    });
    expect(server.calls[0]?.headers['Idempotency-Key']).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-/);
    expect(Number(server.calls[0]?.headers['X-Form-Age'])).toBeGreaterThanOrEqual(0);
  });

  it('leaves an empty company out', async () => {
    const server = stubServer(taken);
    const { user } = show(<ContactForm />);
    await fillIn(user);
    await send(user);
    await screen.findByText('Message sent successfully!');
    expect(server.calls[0]?.body).not.toHaveProperty('company');
  });

  it('says Sending... and cannot be sent twice while it is in flight', async () => {
    const server = stubServer(taken);
    server.hold();
    const { user } = show(<ContactForm />);
    await fillIn(user);
    await user.dblClick(button('Send message'));
    expect(await screen.findByRole('button', { name: 'Sending...' })).toBeDisabled();
    await user.type(field('Last name'), '{Enter}');
    server.release();
    await screen.findByText('Message sent successfully!');
    await user.click(await screen.findByRole('button', { name: 'Send another request' }));
    expect(button('Send message')).toBeEnabled();
    expect(server.calls).toHaveLength(1);
  });

  it('shows the reference of a server fault below the specified words', async () => {
    const body = { ...problem('internal_error', 500), reference: '1f0e-77' };
    stubServer({ status: 500, body });
    const { user } = show(<ContactForm />);
    await fillIn(user, typed);
    await send(user);
    const card = await notice('Failed to send message', 'Please try again later or contact us directly.');
    expect(card).toHaveTextContent(/directly\.Reference: 1f0e-77/);
    expect(within(card!).getByRole('link', { name: brand.phone.label })).toHaveAttribute('href', brand.phone.href);
    expect(within(card!).getByRole('link', { name: brand.email })).toHaveAttribute('href', `mailto:${brand.email}`);
  });

  it('tells a lost connection from a fault of ours', async () => {
    stubServer('unreachable');
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user } = show(<ContactForm />);
    await fillIn(user, typed);
    await send(user);
    const { title, text } = offline(contactNotices.failure);
    expect(await notice(title, text)).not.toHaveTextContent('directly');
    expect(field('First name')).toHaveValue(typed['First name']);
    onLine.mockRestore();
  });

  it('sends nothing while a required field is empty, and focuses the first of them', async () => {
    const server = stubServer(taken);
    const { user } = show(<ContactForm />);
    await user.type(field('First name'), 'Ada');
    await user.type(field('Email'), 'ada@example.com');
    await send(user);

    const card = await notice('Missing information', 'Please fill in all required fields.');
    expect(card).toHaveAttribute('data-notice', 'destructive');
    expect(screen.getAllByRole('alert').some((region) => region.contains(card))).toBe(true);
    expect(field('Last name')).toHaveFocus();
    expect(field('Last name')).toBeInvalid();
    expect(field('Last name')).toHaveAccessibleDescription('Please fill in this field.');
    expect(field('First name')).toBeValid();
    expect(field('First name')).toHaveValue('Ada');
    expect(server.calls).toHaveLength(0);
  });

  it('names a mistyped address at its field, without calling anything missing', async () => {
    const server = stubServer(taken);
    const { user } = show(<ContactForm />);
    await fillIn(user, { ...typed, Email: 'ada@nowhere' });
    await send(user);
    await waitFor(() =>
      expect(field('Email')).toHaveAccessibleDescription('Please enter an email address like name@example.com.'),
    );
    expect(screen.queryByText('Missing information')).not.toBeInTheDocument();
    expect(server.calls).toHaveLength(0);
  });

  it.each([
    ['the server fails', broken],
    ['the server cannot be reached', 'unreachable' as const],
    ['a proxy answers with a page of its own', { status: 500, body: '<html>Bad gateway</html>' }],
    ['something answers 200 that is not the API', { status: 200, body: '<html>Log in to the Wi-Fi</html>' }],
    ['the key is known for other content', { status: 422, body: problem('idempotency_key_reused', 422) }],
    [
      'the error belongs to no field',
      { status: 422, body: problem('validation_failed', 422, [{ field: '', code: 'wrong_type' }]) },
    ],
  ])('keeps the typed message when %s', async (_, reply) => {
    stubServer(reply);
    const { user } = show(<ContactForm />);
    await fillIn(user);
    await send(user);
    const card = await notice('Failed to send message', 'Please try again later or contact us directly.');
    expect(card).toHaveAttribute('data-notice', 'destructive');
    expectTyped();
    expect(button('Send message')).toBeEnabled();
    expect(button('Send message')).toHaveFocus();
  });

  it('gives up after 20 seconds without an answer and keeps what was typed', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance', 'nextTick'], advanceTimers: true });
    try {
      stubServer(taken);
      globalThis.fetch = ((_: string, init: RequestInit) =>
        new Promise((_resolve, reject) => {
          init.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        })) as typeof fetch;
      const { user } = show(<ContactForm />);
      await fillIn(user);
      await send(user);
      await screen.findByRole('button', { name: 'Sending...' });
      jest.advanceTimersByTime(20_001);
      await screen.findByText('Failed to send message');
      expectTyped();
    } finally {
      cleanup();
      jest.useRealTimers();
    }
  });

  it('says when to try again after too many attempts', async () => {
    stubServer({ status: 429, body: problem('rate_limited', 429), headers: { 'Retry-After': '37' } });
    const { user } = show(<ContactForm />);
    await fillIn(user);
    await send(user);
    await notice(
      'Failed to send message',
      'Too many attempts in a short time. Please try again in 37 seconds. What you typed stays in the form.',
    );
    expectTyped();
  });

  it('puts errors of the server at their fields and the cursor into the first', async () => {
    stubServer({
      status: 422,
      body: problem('validation_failed', 422, [
        { field: 'message', code: 'too_long' },
        { field: 'email', code: 'invalid_email' },
      ]),
    });
    const { user } = show(<ContactForm />);
    await fillIn(user);
    await send(user);
    await waitFor(() => expect(field('Email')).toBeInvalid());
    expect(field('Email')).toHaveFocus();
    expect(field('Email')).toHaveAccessibleDescription('Please enter an email address like name@example.com.');
    expect(field('Message')).toHaveAccessibleDescription('This is too long. Please shorten it.');
    expectTyped();

    stubServer(taken);
    await send(user);
    await screen.findByText('Message sent successfully!');
  });
});
