import '../testing/jsdom-gaps';
import '@testing-library/jest-dom';
import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { HandleContext } from '../page-handle';
import { BrokenPage } from './broken-page';
import PageBoundary, { ErrorBoundary } from './page-boundary';

/** Throws once its button is pressed. */
function Breaking() {
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error('no room for ada@example.com');
  return <button onClick={() => setBroken(true)}>Break</button>;
}

const Frame = () => (
  <>
    <Link to="/contact">Contact</Link>
    <main>
      <Outlet />
    </main>
    <input aria-label="Email" />
  </>
);

/** Opens a page and makes it throw. @returns the reports that are sent to the server */
async function openBrokenPage(title = 'Unexpected Application Error!', lang: 'en' | 'de' = 'en') {
  const calls: { path: string; body: Record<string, string> }[] = [];
  globalThis.fetch = jest.fn(async (path: RequestInfo | URL, init?: RequestInit) => {
    calls.push({ path: String(path), body: JSON.parse(String(init?.body)) as Record<string, string> });
    return Promise.reject(new TypeError('Failed to fetch'));
  }) as typeof fetch;
  const children = [{ path: '/', Component: Breaking }];
  const router = createMemoryRouter([
    { Component: Frame, children: [{ Component: PageBoundary, ErrorBoundary, children }] },
  ]);
  render(
    <HandleContext value={{ lang, nav: 'above' }}>
      <RouterProvider router={router} />
    </HandleContext>,
  );
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ada@example.com' } });
  fireEvent.click(screen.getByRole('button', { name: 'Break' }));
  await screen.findByRole('heading', { level: 1, name: title });
  return calls;
}

describe('a page that throws', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it('is replaced by the specified heading, a way home and a number', async () => {
    await openBrokenPage();
    expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
    expect(document.querySelector('[data-reference]')).toHaveTextContent(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  });

  it('does not claim that nothing was sent, in the language of the page', async () => {
    await openBrokenPage();
    expect(screen.getByText(/^Something on this page failed\. .*look for our email/)).toBeVisible();
    cleanup();
    await openBrokenPage('Unerwarteter Fehler', 'de');
    expect(screen.getByText(/suchen Sie bitte zuerst nach unserer E-Mail/)).toBeVisible();
  });

  it('leaves navigation, footer and what was typed there as they are', async () => {
    await openBrokenPage();
    expect(screen.getByRole('link', { name: 'Contact' })).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  });

  it('is reported once under that number, without what was typed', async () => {
    const calls = await openBrokenPage();
    await waitFor(() => expect(calls).toHaveLength(1));
    const reference = document.querySelector('[data-reference]')?.textContent;
    expect(calls[0]).toMatchObject({
      path: '/api/client-errors',
      body: { reference, page: '/', message: 'Error: no room for [address]' },
    });
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });

  it('hydrates as it was served', async () => {
    const page = (
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <BrokenPage error={new Error()} /> }])} />
    );
    globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page);
    const onRecoverableError = jest.fn();
    await act(async () => hydrateRoot(container, page, { onRecoverableError }));
    expect(container.querySelector('[data-reference]')).toHaveTextContent(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect(onRecoverableError).not.toHaveBeenCalled();
  });
});
