import '../testing/with-styles';
import '@testing-library/jest-dom';
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { fillMatchMedia } from '../motion/jsdom-gaps';
import { OneAtATime } from './one-at-a-time';

const keys = ['one', 'two', 'three', 'four', 'five'];
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const shown = () => screen.getByRole('group').textContent;

describe('slides, one at a time', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    fillMatchMedia();
    render(
      <OneAtATime
        label="Voices"
        slides={keys}
        everyMs={5000}
        slide={(each, near) => `${keys[each]}${near ? ' with its picture' : ''}`}
        footer={(controls) => <footer>{controls}</footer>}
      />,
    );
  });
  afterEach(() => jest.useRealTimers());

  it('the slides change in their time and start over', () => {
    wait(4999);
    expect(shown()).toContain('one');
    wait(1);
    expect(shown()).toContain('two');
    for (let times = 0; times < 4; times += 1) wait(5000);
    expect(shown()).toContain('one');
  });

  it('the slides fetch the pictures of the one shown and its neighbours round both ends', () => {
    const slides = screen.getAllByRole('group', { hidden: true }).map(({ textContent }) => textContent);
    expect(slides).toEqual(['one with its picture', 'two with its picture', 'three', 'four', 'five with its picture']);
  });

  it('the slides are moved and paused by their controls', () => {
    fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(shown()).toContain('five');
    fireEvent.click(screen.getByRole('button', { name: 'Show 2 of 5' }));
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    wait(60_000);
    expect(shown()).toContain('two');
  });

  it('the slides keep their controls where they are put', () => {
    expect(screen.getByRole('contentinfo')).toContainElement(screen.getByRole('button', { name: 'Pause' }));
  });
});
