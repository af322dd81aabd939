import '@testing-library/jest-dom';
import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { keepEarlyClick, stopKeepingClicks, useEarlyClick } from './early-click';

function Page({ onPress }: { onPress: () => void }) {
  useEarlyClick();
  return (
    <>
      <button type="button" onClick={onPress}>
        Watch
      </button>
      <a href="#there">There</a>
    </>
  );
}

describe('a press before the scripts have come', () => {
  const press = jest.fn();
  const page = <Page onPress={press} />;
  let container: HTMLElement;

  beforeEach(() => {
    stopKeepingClicks();
    press.mockClear();
    container = document.createElement('div');
    container.innerHTML = '<button type="button">Watch</button><a href="#there">There</a>';
    document.body.append(container);
    new Function(keepEarlyClick)();
  });
  afterEach(() => container.remove());

  it('is answered once they have', () => {
    fireEvent.click(screen.getByRole('button'));
    render(page, { container, hydrate: true });
    expect(press).toHaveBeenCalledTimes(1);
    expect(window.earlyClick).toBeUndefined();
  });

  it('counts only for buttons', () => {
    fireEvent.click(screen.getByRole('button'));
    fireEvent.click(screen.getByRole('link'));
    render(page, { container, hydrate: true });
    expect(press).not.toHaveBeenCalled();
  });

  it('counts once where React answers it itself', () => {
    stopKeepingClicks();
    fireEvent.click(screen.getByRole('button'));
    render(page, { container, hydrate: true });
    expect(press).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button'));
    expect(press).toHaveBeenCalledTimes(1);
  });
});
