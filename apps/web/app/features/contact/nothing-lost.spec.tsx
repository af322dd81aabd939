// Rules: form.nothing-lost
import '../../testing/jsdom-gaps';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { MemoryRouter } from 'react-router-dom';
import { broken, button, field, freshTab, problem, show, stubServer, taken } from '../../testing/form-bench';
import { ContactForm } from './contact-form';
import { NoticesProvider } from '../../notices/notices-provider';

async function fillIn(user: UserEvent) {
  await user.type(field('First name'), 'Ada');
  await user.type(field('Last name'), 'Byron');
  await user.type(field('Email'), 'ada@example.com');
  await user.type(field('Message'), 'Hello');
}
const send = (user: UserEvent) => user.click(button('Send message'));
const keyOf = (call?: { headers: Record<string, string> }) => call?.headers['Idempotency-Key'];

describe('the key of a submission', () => {
  beforeEach(freshTab);

  it('stays the same on a retry of the same content, and is new after a success', async () => {
    const server = stubServer(broken, 'unreachable', taken);
    const { user } = show(<ContactForm />);
    await fillIn(user);
    for (const tries of [1, 2, 3]) {
      await send(user);
      await waitFor(() => expect(server.calls).toHaveLength(tries));
      if (tries < 3) await screen.findByRole('button', { name: 'Send message' });
    }
    await screen.findByText('Message sent successfully!');
    expect(new Set(server.calls.map(keyOf)).size).toBe(1);

    await user.click(await screen.findByRole('button', { name: 'Send another request' }));
    await fillIn(user);
    await send(user);
    await waitFor(() => expect(server.calls).toHaveLength(4));
    expect(keyOf(server.calls[3])).not.toBe(keyOf(server.calls[0]));
  });

  it('stays the same over a reload after a lost answer', async () => {
    const server = stubServer('unreachable');
    const first = show(<ContactForm />);
    await fillIn(first.user);
    await send(first.user);
    await screen.findByText('Failed to send message');
    cleanup();

    const { user } = show(<ContactForm />);
    expect(field('Message')).toHaveValue('Hello');
    await send(user);
    await waitFor(() => expect(server.calls).toHaveLength(2));
    expect(keyOf(server.calls[1])).toBe(keyOf(server.calls[0]));
  });

  it('the age of a form is sent since it was started, a reload between or not', async () => {
    const server = stubServer(taken);
    const since = Date.now() - 90_000;
    const values = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', message: 'Hello' };
    sessionStorage.setItem('mainstage.draft.contact', JSON.stringify({ since, values }));
    const { user } = show(<ContactForm />);
    await send(user);
    await screen.findByText('Message sent successfully!');
    expect(Number(server.calls[0]?.headers['X-Form-Age'])).toBeGreaterThanOrEqual(90_000);
  });

  it('stays the same with a proof of work, and the form is sent without one too', async () => {
    const server = stubServer({ status: 428, body: problem('proof_required', 428) }, taken);
    const { user } = show(<ContactForm />);
    await fillIn(user);
    await send(user);
    await screen.findByText('Message sent successfully!');
    expect(server.calls.map(({ headers }) => headers['X-Form-Proof'])).toEqual(['able', 'failed']);
    expect(keyOf(server.calls[1])).toBe(keyOf(server.calls[0]));
  });

  it('is new for other content: to the server that is another submission', async () => {
    const server = stubServer('unreachable', taken);
    const { user } = show(<ContactForm />);
    await fillIn(user);
    await send(user);
    await screen.findByText('Failed to send message');
    await user.type(field('Message'), ' again');
    await send(user);
    await screen.findByText('Message sent successfully!');
    expect(keyOf(server.calls[1])).not.toBe(keyOf(server.calls[0]));
  });

  it('is new after the server knew it for other content', async () => {
    const server = stubServer({ status: 422, body: problem('idempotency_key_reused', 422) }, taken);
    const { user } = show(<ContactForm />);
    await fillIn(user);
    await send(user);
    await screen.findByText('Failed to send message');
    await send(user);
    await screen.findByText('Message sent successfully!');
    expect(keyOf(server.calls[1])).not.toBe(keyOf(server.calls[0]));
  });
});

describe('a draft', () => {
  beforeEach(freshTab);

  it('is restored with the form, and gone after a success', async () => {
    stubServer(taken);
    const first = show(<ContactForm />);
    await fillIn(first.user);
    cleanup();

    const { user } = show(<ContactForm />);
    expect(field('First name')).toHaveValue('Ada');
    expect(field('Message')).toHaveValue('Hello');
    await send(user);
    await screen.findByText('Message sent successfully!');
    cleanup();

    show(<ContactForm />);
    expect(field('First name')).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('is stored synchronously before the page is left', async () => {
    stubServer(taken);
    const { user } = show(<ContactForm />);
    await user.type(field('First name'), 'Ada');
    fireEvent(window, new Event('pagehide'));
    expect(sessionStorage.getItem('mainstage.draft.contact')).toContain('Ada');
  });

  it('survives broken storage', async () => {
    stubServer(taken);
    sessionStorage.setItem('mainstage.draft.contact', '{"values":{"firstName":7,"lastName":"Byron"},"attempt":3');
    show(<ContactForm />);
    expect(field('First name')).toHaveValue('');
  });
});

describe('a prerendered form', () => {
  beforeEach(freshTab);
  const page = (
    <MemoryRouter>
      <NoticesProvider>
        <ContactForm />
      </NoticesProvider>
    </MemoryRouter>
  );

  it('keeps what was typed before the script arrived, and can be sent without any', async () => {
    stubServer(taken);
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = renderToString(page);
    expect(button('Send message').closest('form')).toHaveAttribute('action', '/contact#answer');
    expect(button('Send message')).toBeEnabled();
    field('First name').value = 'Ada';
    sessionStorage.setItem('mainstage.draft.contact', '{"values":{"firstName":"Old","lastName":"Byron"}}');

    const problems: unknown[] = [];
    const hydrated = await act(async () =>
      hydrateRoot(root, page, { onRecoverableError: (error) => problems.push(error) }),
    );
    expect(problems).toEqual([]);
    expect(button('Send message')).toBeEnabled();
    expect(field('First name')).toHaveValue('Ada');
    expect(field('Last name')).toHaveValue('Byron');
    await act(async () => hydrated.unmount());
    root.remove();
  });
});

describe('the field that no human sees', () => {
  beforeEach(freshTab);

  it('the honeypot is outside the accessibility tree and tab order, and is sent when it is filled in', async () => {
    const server = stubServer(taken);
    const { user, container } = show(<ContactForm />);
    const honeypot = container.querySelector<HTMLInputElement>('[aria-hidden="true"] > input');
    expect(honeypot).toHaveAttribute('tabindex', '-1');
    expect(honeypot).toHaveAttribute('autocomplete', 'off');
    expect(screen.getAllByRole('textbox')).not.toContain(honeypot);

    await fillIn(user);
    if (honeypot) honeypot.value = 'Kauf mich → https://spam.example';
    await send(user);
    await waitFor(() => expect(server.calls).toHaveLength(1));
    expect(server.calls[0]?.headers['X-Form-Trap']).toBe(encodeURIComponent('Kauf mich → https://spam.example'));
    expect(server.calls[0]?.body).not.toHaveProperty('hall-remark');
  });
});
