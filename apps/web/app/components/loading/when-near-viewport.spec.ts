import { jest } from '@jest/globals';
import { act, fireEvent } from '@testing-library/react';
import { whenNearViewport } from './when-near-viewport';

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
