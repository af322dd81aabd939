import '../testing/with-styles';
import '@testing-library/jest-dom';
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { fillLayout, fillMatchMedia, fillObservers } from '../motion/jsdom-gaps';
import { Carousel } from './carousel';

type Options = Partial<Parameters<typeof Carousel>[0]>;

const rooms = ['Arena', 'Boardroom', 'Lounge', 'Studio', 'Terrace', 'Volume'];
const carousel = (options?: Options) => (
  <Carousel label="Rooms" {...options}>
    {rooms.map((room) => (
      <a key={room} href={`/${room}`}>
        {room}
      </a>
    ))}
  </Carousel>
);
const show = (options?: Options) => render(carousel(options));
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const key = (name: string, target = button('Next')) => fireEvent.keyDown(target, { key: name });
/** Position from 1, as the bars tell it. */
const at = () =>
  screen.getAllByRole('button', { name: /^Show/ }).findIndex((bar) => bar.hasAttribute('aria-current')) + 1;

describe('the carousel', () => {
  beforeEach(() => {
    fillMatchMedia();
    fillObservers();
    fillLayout();
  });

  it('the carousel is a region with a name, of slides that state their position', () => {
    show();
    expect(screen.getByRole('region', { name: 'Rooms' })).toHaveAttribute('aria-roledescription', 'carousel');
    expect(screen.getByRole('group', { name: '1 of 6' })).toHaveAttribute('aria-roledescription', 'slide');
    expect(screen.getByRole('group', { name: '6 of 6' })).toHaveTextContent('Volume');
  });

  it('the carousel moves on and back by its arrows, and loops over both ends', () => {
    show();
    press('Next');
    expect(at()).toBe(2);
    press('Previous');
    press('Previous');
    expect(at()).toBe(6);
    press('Next');
    expect(at()).toBe(1);
  });

  it('the carousel moves by the arrow keys wherever inside the focus is', () => {
    show();
    key('ArrowRight');
    key('ArrowRight', screen.getByRole('link', { name: 'Boardroom' }));
    expect(at()).toBe(3);
    key('ArrowLeft', screen.getByRole('group', { name: 'Rooms' }));
    expect(at()).toBe(2);
  });

  it('the carousel leaves arrow keys alone that mean something else', () => {
    show();
    fireEvent.keyDown(button('Next'), { key: 'ArrowRight', altKey: true });
    key('ArrowDown');
    expect(at()).toBe(1);
  });

  it('the carousel can be reached by the Tab key', () => {
    show();
    expect(screen.getByRole('group', { name: 'Rooms' })).toHaveAttribute('tabindex', '0');
  });

  it('the carousel goes to the bar that is pressed', () => {
    show();
    press('Show 4 of 6');
    expect(at()).toBe(4);
  });

  it('the carousel counts in place of bars where requested', () => {
    show({ place: 'counter' });
    press('Next');
    expect(screen.getByText('2 / 6')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
  });

  it('the carousel follows the slide that its owner sets, and reports its own', () => {
    const onShow = jest.fn();
    const { rerender } = show({ onShow, shown: 0 });
    rerender(carousel({ onShow, shown: 4 }));
    expect(at()).toBe(5);
    press('Next');
    expect(onShow).toHaveBeenLastCalledWith(5);
  });

  it('the carousel does not move automatically', () => {
    jest.useFakeTimers();
    show();
    act(() => jest.advanceTimersByTime(60_000));
    expect(at()).toBe(1);
    jest.useRealTimers();
  });
});
