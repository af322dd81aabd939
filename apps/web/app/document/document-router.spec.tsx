import '../testing/jsdom-gaps';
import '@testing-library/jest-dom';
import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, NavigationType, useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import { DocumentRouter } from './document-router';
import { arrive, sendAhead } from './history-entry';

function Page() {
  const { pathname, search, hash, state } = useLocation();
  const way = useNavigationType();
  const navigate = useNavigate();
  const [, setSearch] = useSearchParams();
  return (
    <>
      <output>{JSON.stringify({ at: pathname + search + hash, state: state as unknown, way })}</output>
      <button onClick={() => setSearch({ tab: 'films' }, { preventScrollReset: true })}>Films</button>
      <button onClick={() => void navigate('/handbook/catering', { state: { from: 'list' } })}>Catering</button>
      <Link to="/handbook#menus">Menus</Link>
      <h2 id="menus">Menus</h2>
    </>
  );
}

const seen = () => JSON.parse(screen.getByRole('status').textContent!) as { at: string; state: unknown; way: string };
const inHandbook = (path: string) => path.startsWith('/handbook');

function open() {
  render(
    <DocumentRouter isHere={inHandbook}>
      <Page />
    </DocumentRouter>,
  );
}

let scrolled: unknown[][];

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/handbook');
  scrolled = [];
  window.scrollTo = ((...to: unknown[]) => void scrolled.push(to)) as typeof window.scrollTo;
});

describe('the router of pages that are documents', () => {
  it('changes the address within a page, and stays where the visitor is if asked', async () => {
    open();
    await userEvent.click(screen.getByText('Films'));
    expect(seen()).toEqual({ at: '/handbook?tab=films', state: null, way: 'PUSH' });
    expect(window.location.search).toBe('?tab=films');
    expect(scrolled).toEqual([]);
  });

  it('shows a path of the same page without another document, from its top, with what was handed to it', async () => {
    open();
    await userEvent.click(screen.getByText('Catering'));
    expect(seen()).toEqual({ at: '/handbook/catering', state: { from: 'list' }, way: 'PUSH' });
    expect(scrolled).toEqual([[0, 0]]);
  });

  it('scrolls to a section that the address names', async () => {
    const section = jest.fn();
    Element.prototype.scrollIntoView = section;
    open();
    await userEvent.click(screen.getByRole('link', { name: 'Menus' }));
    expect(section).toHaveBeenCalledTimes(1);
    expect(scrolled).toEqual([]);
  });

  it('goes back with the browser, and finds again what was handed over', async () => {
    open();
    await userEvent.click(screen.getByText('Catering'));
    await userEvent.click(screen.getByText('Films'));
    await act(async () => {
      const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
      window.history.back();
      await moved;
    });
    expect(seen()).toEqual({ at: '/handbook/catering', state: { from: 'list' }, way: 'POP' });
  });
});

describe('what one page hands to the next', () => {
  it('arrives once, at the page it was meant for', () => {
    sendAhead('/handbook', { section: 'menus' }, NavigationType.Replace);
    expect(arrive()).toMatchObject({ way: 'REPLACE', location: { state: { section: 'menus' } } });
    expect(sessionStorage).toHaveLength(0);
    // A reload finds it in the entry of the history, and is no arrival.
    expect(arrive()).toMatchObject({ way: 'POP', location: { state: { section: 'menus' } } });
  });

  it('is dropped where another page was opened instead', () => {
    sendAhead('/contact', { section: 'form' }, NavigationType.Push);
    expect(arrive()).toMatchObject({ way: 'POP', location: { state: null } });
    expect(sessionStorage).toHaveLength(0);
  });
});
