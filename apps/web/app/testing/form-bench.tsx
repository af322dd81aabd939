import './jsdom-gaps';
import '@testing-library/jest-dom';
import type { ReactNode } from 'react';
import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { NoticesProvider } from '../notices/notices-provider';

/** Set-up of the forms' specs: a page around the form and a stubbed server. */

export interface Call {
  path: string;
  headers: Record<string, string>;
  body: Record<string, unknown>;
}

export interface Reply {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

export const taken: Reply = { status: 201, body: { id: 'b7c0d1de-0000-4000-8000-000000000001' } };
export const broken: Reply = { status: 500, body: problem('internal_error', 500) };

export function problem(code: string, status: number, errors?: { field: string; code: string }[]) {
  return {
    type: 'about:blank',
    title: code,
    status,
    detail: code,
    code,
    errors: errors?.map((error) => ({ ...error, message: `${error.field} ${error.code}` })),
  };
}

/**
 * A server that sends the replies in order and repeats the last one.
 * `'unreachable'` breaks the connection; `hold` delays the next answer until `release`.
 */
export function stubServer(...replies: (Reply | 'unreachable')[]) {
  const calls: Call[] = [];
  let gate: Promise<void> | undefined;
  let open = () => {};
  const queue = [...replies];

  globalThis.fetch = jest.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    const path = String(input);
    if (!init?.body) return response({ status: 404 });
    calls.push({
      path,
      headers: init.headers as Record<string, string>,
      body: JSON.parse(String(init.body)) as Record<string, unknown>,
    });
    await gate;
    const reply = (queue.length > 1 ? queue.shift() : queue[0]) ?? taken;
    if (reply === 'unreachable') throw new TypeError('Failed to fetch');
    return response(reply);
  }) as typeof fetch;

  return {
    calls,
    hold() {
      gate = new Promise((resolve) => {
        open = resolve;
      });
    },
    release() {
      open();
      gate = undefined;
    },
  };
}

function response({ status, body, headers = {} }: Reply): Response {
  const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
  return {
    status,
    ok: status >= 200 && status < 300,
    headers: { get: (name: string) => headers[name] ?? null },
    text: () => Promise.resolve(text),
    json: () => Promise.resolve(JSON.parse(text) as unknown),
  } as unknown as Response;
}

/** Renders the form as the app does, with notices and router. */
export function show(form: ReactNode, at = '/') {
  const user = userEvent.setup({ delay: null });
  const view = render(
    <MemoryRouter initialEntries={[at]}>
      <NoticesProvider>
        {form}
        <Where />
      </NoticesProvider>
    </MemoryRouter>,
  );
  return { user, ...view };
}

function Where() {
  const { pathname, search } = useLocation();
  return <output data-testid="where">{pathname + search}</output>;
}

export const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(asLabel(name));
export const button = (name: string) => screen.getByRole('button', { name });

/** A required field's label ends in an asterisk that screen readers do not announce. */
function asLabel(name: string | RegExp) {
  return typeof name === 'string' ? new RegExp(`^${name}( \\*| \\*)?$`) : name;
}

/** The notice with exactly this text. */
export async function notice(title: string, text: string) {
  const heading = await screen.findByText(title);
  const card = heading.closest<HTMLElement>('[data-notice]');
  expect(card).toHaveTextContent(`${title}${text}`);
  return card;
}

/** Clears the tab's storage, so that specs do not depend on each other. */
export function freshTab() {
  sessionStorage.clear();
  window.history.replaceState(null, '');
}
