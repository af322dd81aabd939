import { fireEvent, render } from '@testing-library/react';
import { jest } from '@jest/globals';
import { useOpened } from './use-opened';

const Reads = ({ path }: { path: string | null }) => {
  useOpened(path);
  return <p>Offer</p>;
};

describe('opened signal of an offer', () => {
  const sent = jest.fn((..._: unknown[]) => Promise.resolve({ ok: true, headers: new Headers() }));
  beforeEach(() => {
    sent.mockClear();
    Object.assign(globalThis, { fetch: sent });
  });

  it.each(['pointerDown', 'keyDown', 'wheel', 'touchMove'] as const)('is sent once, after %s', (sign) => {
    render(<Reads path="/api/offers/token/opened" />);
    expect(sent).not.toHaveBeenCalled();
    fireEvent[sign](document.body);
    fireEvent.keyDown(document.body);
    expect(sent.mock.calls).toMatchObject([['/api/offers/token/opened', { method: 'POST' }]]);
  });

  it('is not sent by scripts that scroll or move, nor for a colleague', () => {
    const { rerender } = render(<Reads path="/api/offers/token/opened" />);
    fireEvent.scroll(window);
    fireEvent.mouseMove(document.body);
    rerender(<Reads path={null} />);
    fireEvent.keyDown(document.body);
    expect(sent).not.toHaveBeenCalled();
  });
});
