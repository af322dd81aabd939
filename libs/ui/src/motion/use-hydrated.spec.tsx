import { act, render } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { useAfterHydration } from './use-hydrated';

const seen: boolean[] = [];

function Part() {
  const hydrated = useAfterHydration();
  seen.push(hydrated);
  return <p>{hydrated ? 'browser' : 'prerendered'}</p>;
}

describe('what only the browser knows', () => {
  beforeEach(() => seen.splice(0));

  it('a browser-only value is shown after a prerendered page was hydrated as it was built', async () => {
    const container = document.createElement('div');
    container.innerHTML = '<p>prerendered</p>';
    let root: Root;
    await act(async () => void (root = hydrateRoot(container, <Part />)));
    expect([container.textContent, seen[0], seen.at(-1)]).toEqual(['browser', false, true]);
    act(() => root.unmount());
  });

  it('a browser-only value is shown from the first moment by a page that was not prerendered', () => {
    render(<Part />);
    expect(seen).toEqual([true]);
  });
});
