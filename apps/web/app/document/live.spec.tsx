import '@testing-library/jest-dom';
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useEffect, useState } from 'react';
import { keepEarlyClick, partLive } from '../components/early-click';
import { contentId, oncePageLive, PageLive, useFrameLive } from './live';

new Function(keepEarlyClick)();

const press = jest.fn<(what: string) => void>();
const wakePage = () => void window.dispatchEvent(new Event('wake'));

/** A frame that answers, and a page that answers later. */
function Document() {
  const [awake, setAwake] = useState(false);
  useEffect(() => window.addEventListener('wake', () => setAwake(true), { once: true }), []);
  useFrameLive();
  const answer = (what: string, live: boolean) => (live ? () => press(what) : undefined);
  return (
    <Frame>
      <button type="button" onClick={answer('menu', true)}>
        Menu
      </button>
      <main id={contentId}>
        <button type="button" onClick={answer('film', awake)}>
          Film
        </button>
        <a href="#there">There</a>
        {awake && <PageLive />}
      </main>
    </Frame>
  );
}

const Frame = ({ children }: { children: ReactNode }) => <div>{children}</div>;

let container: HTMLElement;

beforeEach(() => {
  press.mockClear();
  delete document.documentElement.dataset['live'];
  delete window.earlyClick?.button;
  container = document.createElement('div');
  container.innerHTML = `<div><button type="button">Menu</button><main id="${contentId}"><button type="button">Film</button><a href="#there">There</a></main></div>`;
  document.body.append(container);
});
afterEach(() => container.remove());

const takeUp = () => render(<Document />, { container, hydrate: true });
const button = (name: string) => screen.getByRole('button', { name });

describe('a press before its part of the page answers', () => {
  it('is answered once the frame does', () => {
    fireEvent.click(button('Menu'));
    takeUp();
    expect(press.mock.calls).toEqual([['menu']]);
  });

  it('waits for the page where it was made in the page', () => {
    fireEvent.click(button('Film'));
    takeUp();
    expect(press).not.toHaveBeenCalled();
    act(wakePage);
    expect(press.mock.calls).toEqual([['film']]);
  });

  it('is kept too where the frame answers already, and counts once', () => {
    takeUp();
    fireEvent.click(button('Film'));
    fireEvent.click(button('Menu'));
    expect(press.mock.calls).toEqual([['menu']]);
    act(wakePage);
    expect(press.mock.calls).toEqual([['menu'], ['film']]);
    fireEvent.click(button('Film'));
    expect(press).toHaveBeenCalledTimes(3);
  });

  it('waits for the part of the page in which it was made', () => {
    takeUp();
    act(wakePage);
    const part = document.createElement('div');
    part.dataset['part'] = '';
    part.innerHTML = '<button type="button">Tab</button>';
    document.querySelector('main')!.append(part);
    fireEvent.click(button('Tab'));
    button('Tab').addEventListener('click', () => press('tab'));
    expect(press).not.toHaveBeenCalled();
    partLive(part);
    expect(press.mock.calls).toEqual([['tab']]);
  });

  it('counts only for buttons', () => {
    fireEvent.click(button('Film'));
    fireEvent.click(screen.getByRole('link'));
    takeUp();
    act(wakePage);
    expect(press).not.toHaveBeenCalled();
  });

  it('comes to life at a broken address too', () => {
    window.history.replaceState(null, '', '#%');
    performance.getEntriesByType = () => [];
    takeUp();
    act(wakePage);
    window.history.replaceState(null, '', '/');
    expect(document.querySelector('main')?.dataset['live']).toBe('');
  });
});

describe('a change of the page', () => {
  it('waits until the page has been taken up, and is made at once from then on', () => {
    const change = jest.fn<(what: string) => void>();
    takeUp();
    oncePageLive(() => change('early'));
    expect(change).not.toHaveBeenCalled();
    act(wakePage);
    expect(change.mock.calls).toEqual([['early']]);
    oncePageLive(() => change('later'));
    expect(change.mock.calls).toEqual([['early'], ['later']]);
  });
});
