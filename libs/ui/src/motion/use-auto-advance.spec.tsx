import '@testing-library/jest-dom';
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { fillMatchMedia } from './jsdom-gaps';
import { useAutoAdvance } from './use-auto-advance';

function Turning({ count = 3, everyMs }: { count?: number; everyMs?: number }) {
  const { index, next, previous, toggle, hold, rotates } = useAutoAdvance({ count, everyMs });
  return (
    <div data-testid="box" {...hold}>
      <output>{index}</output>
      <button onClick={previous}>previous</button>
      <button onClick={next}>next</button>
      {rotates && <button onClick={toggle}>toggle</button>}
    </div>
  );
}

const shown = () => Number(screen.getByRole('status').textContent);
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function hide(hidden: boolean) {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

describe('what advances by itself', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    fillMatchMedia();
  });
  afterEach(() => {
    jest.useRealTimers();
    hide(false);
  });

  it('the auto-advance goes on after each interval, not before, and starts over after the last', () => {
    render(<Turning everyMs={4000} />);
    wait(3999);
    expect(shown()).toBe(0);
    wait(1);
    expect(shown()).toBe(1);
    wait(4000);
    expect(shown()).toBe(2);
    wait(4000);
    expect(shown()).toBe(0);
  });

  it('the auto-advance wraps around by hand in both directions', () => {
    render(<Turning everyMs={4000} />);
    press('previous');
    expect(shown()).toBe(2);
    press('next');
    expect(shown()).toBe(0);
  });

  it('the auto-advance gives what was chosen by hand its whole time', () => {
    render(<Turning everyMs={4000} />);
    wait(3000);
    press('next');
    wait(3999);
    expect(shown()).toBe(1);
    wait(1);
    expect(shown()).toBe(2);
  });

  it('the auto-advance stops while paused, and continues when played although its button has focus', () => {
    render(<Turning everyMs={4000} />);
    fireEvent.pointerEnter(screen.getByTestId('box'));
    fireEvent.focus(screen.getByRole('button', { name: 'toggle' }));
    press('toggle');
    wait(20_000);
    expect(shown()).toBe(0);
    press('toggle');
    wait(4000);
    expect(shown()).toBe(1);
  });

  it('the auto-advance holds under the pointer and goes on after it', () => {
    render(<Turning everyMs={4000} />);
    fireEvent.pointerEnter(screen.getByTestId('box'));
    wait(20_000);
    expect(shown()).toBe(0);
    fireEvent.pointerLeave(screen.getByTestId('box'));
    wait(4000);
    expect(shown()).toBe(1);
  });

  it('the auto-advance holds while the focus is inside, from button to button, and goes on after it', () => {
    render(<Turning everyMs={4000} />);
    const [first, second] = screen.getAllByRole('button');
    act(() => first?.focus());
    act(() => second?.focus());
    wait(20_000);
    expect(shown()).toBe(0);
    act(() => second?.blur());
    wait(4000);
    expect(shown()).toBe(1);
  });

  it('the auto-advance holds in a hidden tab', () => {
    render(<Turning everyMs={4000} />);
    hide(true);
    wait(20_000);
    expect(shown()).toBe(0);
    hide(false);
    wait(4000);
    expect(shown()).toBe(1);
  });

  it('the auto-advance never moves for who asked for less motion, also when they ask later', () => {
    const media = fillMatchMedia(true);
    render(<Turning everyMs={4000} />);
    wait(20_000);
    expect(shown()).toBe(0);
    expect(screen.queryByRole('button', { name: 'toggle' })).not.toBeInTheDocument();
    press('next');
    expect(shown()).toBe(1);
    act(() => media.set(false));
    wait(4000);
    expect(shown()).toBe(2);
  });

  it('the auto-advance does not move without an interval, nor when there is only one slide', () => {
    const { unmount } = render(<Turning />);
    wait(20_000);
    expect(shown()).toBe(0);
    unmount();
    render(<Turning count={1} everyMs={4000} />);
    expect(screen.queryByRole('button', { name: 'toggle' })).not.toBeInTheDocument();
  });
});
