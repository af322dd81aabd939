import '@testing-library/jest-dom';
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { fillMatchMedia } from '../motion/jsdom-gaps';
import { controlWords } from '../carousel/words';
import { VoiceSlider } from './voice-slider';

const voices = [1, 2, 3].map((each) => ({ quote: `Quote ${each}`, role: `Role ${each}`, industry: 'Technology' }));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const shown = () => screen.getByRole('group').textContent;

describe('the voice slider', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    fillMatchMedia();
    render(<VoiceSlider label="Stimmen" voices={voices} words={controlWords.de} />);
  });
  afterEach(() => jest.useRealTimers());

  it('shows one voice at a time with role and industry', () => {
    expect(shown()).toBe('Quote 1Role 1Technology');
  });

  it('goes on every 5 seconds and starts over', () => {
    wait(4999);
    expect(shown()).toContain('Quote 1');
    wait(1);
    expect(shown()).toContain('Quote 2');
    wait(5000);
    wait(5000);
    expect(shown()).toContain('Quote 1');
  });

  it('is moved and paused by controls in the language of the page', () => {
    fireEvent.click(screen.getByRole('button', { name: 'Zurück' }));
    expect(shown()).toContain('Quote 3');
    fireEvent.click(screen.getByRole('button', { name: '2 von 3 zeigen' }));
    fireEvent.click(screen.getByRole('button', { name: 'Anhalten' }));
    wait(60_000);
    expect(shown()).toContain('Quote 2');
  });
});
