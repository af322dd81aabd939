import '@testing-library/jest-dom';
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense, use, useEffect, useRef } from 'react';
import { clickQueueScript, HydrationMark, markHydrated } from './click-queue';

new Function(clickQueueScript)();

const press = jest.fn<(what: string) => void>();
let loaded: { promise: Promise<void>; load: () => void };

/** A page whose lower part is hydrated after its script is loaded. */
function Page() {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => markHydrated(document.documentElement), []);
  return (
    <Frame>
      <Press name="Menu" />
      <div ref={part} data-part>
        <Suspense>
          <Lower />
          <HydrationMark part={part} />
        </Suspense>
      </div>
    </Frame>
  );
}

function Lower() {
  use(loaded.promise);
  return <Press name="Film" />;
}

const Frame = ({ children }: { children: ReactNode }) => <div>{children}</div>;
const Press = ({ name }: { name: string }) => (
  <button type="button" onClick={() => press(name)}>
    {name}
  </button>
);

let container: HTMLElement;
const button = (name: string) => screen.getByRole('button', { name });
const hydrate = () => act(async () => render(<Page />, { container, hydrate: true }));
const loadPart = () => act(async () => loaded.load());

beforeEach(() => {
  press.mockClear();
  window.clickQueue = [];
  delete document.documentElement.dataset['hydrated'];
  let load = () => {};
  loaded = { promise: new Promise((resolve) => (load = resolve)), load: () => load() };
  container = document.createElement('div');
  container.innerHTML =
    '<div><button type="button">Menu</button><div data-part="true"><!--$--><button type="button">Film</button><!--/$--></div></div>';
  document.body.append(container);
});
afterEach(() => container.remove());

describe('a button that is pressed before it is hydrated', () => {
  it('pressed before hydration is pressed again after it', async () => {
    fireEvent.click(button('Menu'));
    await hydrate();
    expect(press.mock.calls).toEqual([['Menu']]);
  });

  it('pressed before hydration waits for the part of the page around it', async () => {
    fireEvent.click(button('Film'));
    await hydrate();
    expect(press).not.toHaveBeenCalled();
    await loadPart();
    expect(press.mock.calls).toEqual([['Film']]);
  });

  it('pressed often before hydration is pressed again once, and works normally from then on', async () => {
    await hydrate();
    fireEvent.click(button('Film'));
    fireEvent.click(button('Film'));
    fireEvent.click(button('Menu'));
    expect(press.mock.calls).toEqual([['Menu']]);
    await loadPart();
    expect(press.mock.calls).toEqual([['Menu'], ['Film']]);
    fireEvent.click(button('Film'));
    expect(press).toHaveBeenCalledTimes(3);
  });

  it('pressed before hydration submits no dialog form, which would lose what was typed', () => {
    document.body.insertAdjacentHTML('beforeend', '<form method="dialog"><button>Open</button></form>');
    expect(fireEvent.click(button('Open'))).toBe(false);
    document.querySelector('form')!.remove();
  });
});

describe('a link that is pressed before it is hydrated', () => {
  it('pressed before hydration is followed by the browser', () => {
    container.insertAdjacentHTML('beforeend', '<a href="#there">There</a>');
    expect(fireEvent.click(screen.getByRole('link'))).toBe(true);
    expect(window.clickQueue).toEqual([]);
  });
});
