import '../testing/jsdom-gaps';
import '@testing-library/jest-dom';
import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { PageFault } from '../document/page-fault';
import { BrokenPage } from './broken-page';

function Broken(): never {
  throw new Error('no room for ada@example.com');
}

function show() {
  const calls: { path: string; body: Record<string, string> }[] = [];
  globalThis.fetch = jest.fn(async (path: RequestInfo | URL, init?: RequestInit) => {
    calls.push({ path: String(path), body: JSON.parse(String(init?.body)) as Record<string, string> });
    return Promise.reject(new TypeError('Failed to fetch'));
  }) as typeof fetch;
  render(
    <PageFault instead={(error) => <BrokenPage error={error} />}>
      <Broken />
    </PageFault>,
  );
  return calls;
}

describe('a page that throws', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it('shows the specified heading, a way home and a number', async () => {
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
    expect(document.querySelector('[data-reference]')).toHaveTextContent(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  });

  it('reports itself once under that number, without what was typed, and stands when nobody listens', async () => {
    const calls = show();
    await waitFor(() => expect(calls).toHaveLength(1));
    const reference = document.querySelector('[data-reference]')?.textContent;
    expect(calls[0]).toMatchObject({
      path: '/api/client-errors',
      body: { reference, page: '/', message: 'Error: no room for [address]' },
    });
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
