import { jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { builtSite } from './built-site';

let root: Root;

async function takeUp(): Promise<{ seen: boolean[]; container: HTMLElement }> {
  const { useSettled } = await import('./use-hydrated');
  const seen: boolean[] = [];
  function Part() {
    const settled = useSettled();
    seen.push(settled);
    return <p>{settled ? 'live' : 'built'}</p>;
  }
  const container = document.createElement('div');
  container.innerHTML = '<p>built</p>';
  await act(async () => {
    root = hydrateRoot(container, <Part />);
  });
  return { seen, container };
}

afterEach(() => act(() => root.unmount()));

// One visit: its first page, and what is taken up later.
describe('what is only looked at', () => {
  it('is shown once the first page has been taken up, after all that comes with it', async () => {
    document.body.innerHTML = `<div id="${builtSite}"></div>`;
    jest.useFakeTimers();
    const { seen, container } = await takeUp();
    expect([container.textContent, seen]).toEqual(['built', [false]]);
    await act(async () => jest.runAllTimers());
    expect([container.textContent, seen]).toEqual(['live', [false, true]]);
    jest.useRealTimers();
  });

  it('is shown by a part that is taken up later, though it too was built', async () => {
    const { seen, container } = await takeUp();
    expect([container.textContent, seen]).toEqual(['live', [false, true]]);
  });
});
