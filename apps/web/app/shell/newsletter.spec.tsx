import { jest } from '@jest/globals';
import { act, fireEvent, render } from '@testing-library/react';
import { useRef, useState } from 'react';
import { useTypedEarly } from './typed-early';
import { whenNearViewport } from '../components/loading/when-near-viewport';

describe('text typed before the script came', () => {
  it('text typed before the script came reaches the form that watches its field', () => {
    const heard = jest.fn();

    function Watching() {
      const around = useRef<HTMLDivElement>(null);
      const [early] = useState('ada@example.com');
      useTypedEarly(around);
      return (
        <div ref={around}>
          <input type="email" defaultValue={early} onChange={(event) => heard(event.target.value)} />
          <input type="text" defaultValue="not asked for" onChange={(event) => heard(event.target.value)} />
        </div>
      );
    }

    const { container } = render(<Watching />);
    expect(heard.mock.calls).toEqual([['ada@example.com']]);
    expect(container.querySelector('input')?.value).toBe('ada@example.com');
  });
});

describe('a part of the page far down', () => {
  let come: (entries: { isIntersecting: boolean }[]) => void;
  const settled = jest.fn();

  beforeEach(() => {
    settled.mockReset();
    document.body.innerHTML = '<div id="far"></div>';
    globalThis.IntersectionObserver = class {
      constructor(callback: typeof come) {
        come = callback;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    } as never;
  });

  async function ask(selector = '#far') {
    await act(async () => void whenNearViewport(selector).then(settled));
  }

  it('a deferred section is loaded when the visitor comes near', async () => {
    await ask();
    await act(async () => come([{ isIntersecting: false }]));
    expect(settled).not.toHaveBeenCalled();
    await act(async () => come([{ isIntersecting: true }]));
    expect(settled).toHaveBeenCalledTimes(1);
  });

  it('a deferred section is loaded at the first key, click or focus anywhere', async () => {
    await ask();
    await act(async () => void fireEvent.keyDown(document.body));
    expect(settled).toHaveBeenCalledTimes(1);
  });

  it('a deferred section is loaded immediately where the page has no such part yet', async () => {
    await ask('#elsewhere');
    expect(settled).toHaveBeenCalledTimes(1);
  });
});
