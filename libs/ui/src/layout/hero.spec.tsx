import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Film } from '../media/film';
import { colour } from '../theme/tokens';
import { toneVariables } from '../theme/tones';
import { Hero, shade } from './hero';

const labels = { pause: 'Pause film', play: 'Play film' };
const sources = [
  { src: '/film/loop.webm', type: 'video/webm' },
  { src: '/film/loop.mp4', type: 'video/mp4' },
];

let lessMotion = false;
const play = jest.fn<() => Promise<void>>();
const pause = jest.fn();

beforeEach(() => {
  lessMotion = false;
  play.mockReset().mockResolvedValue(undefined);
  pause.mockReset();
  window.matchMedia = (() => ({ matches: lessMotion })) as never;
  HTMLMediaElement.prototype.play = play;
  HTMLMediaElement.prototype.pause = pause;
});

function show() {
  const { container } = render(
    <Hero
      head={<h1 id="page-title">The stage</h1>}
      background={<Film sources={sources} still={<i>still</i>} labels={labels} />}
    />,
  );
  return container.querySelector('video');
}

/** Linear value of a colour component (WCAG). */
const linear = (value: number) => (value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
const luminance = (colour: readonly number[]) =>
  0.2126 * linear(colour[0]!) + 0.7152 * linear(colour[1]!) + 0.0722 * linear(colour[2]!);
const parts = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

describe('the words of a hero', () => {
  it.each(['--mui-palette-text-primary', '--mui-palette-text-secondary'])(
    'the words of a hero in %s are read at 4.5 to 1 whatever picture is behind them',
    (name) => {
      const words = luminance(parts(toneVariables('ink')[name]!));
      const behind = luminance(parts(colour.ink).map((ink) => shade * ink + (1 - shade) * 255));
      expect((words + 0.05) / (behind + 0.05)).toBeGreaterThanOrEqual(4.5);
    },
  );
});

describe('Hero with a film', () => {
  it('the hero with a film is a region named by its heading', () => {
    show();
    expect(screen.getByRole('region', { name: 'The stage' })).toBeTruthy();
  });

  it('the hero with a film starts silently, and can be paused and played', () => {
    const video = show()!;
    expect(play).toHaveBeenCalledTimes(1);
    expect(video.muted).toBe(true);

    act(() => void fireEvent.playing(video));
    fireEvent.click(screen.getByRole('button', { name: 'Pause film' }));
    expect(pause).toHaveBeenCalledTimes(1);

    act(() => void fireEvent.pause(video));
    fireEvent.click(screen.getByRole('button', { name: 'Play film' }));
    expect(play).toHaveBeenCalledTimes(2);
  });

  it('the hero with a film does not start automatically where less motion is requested', () => {
    lessMotion = true;
    show();
    expect(play).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Play film' })).toBeTruthy();
  });

  it('the hero with a film leaves the still when no source can be played', () => {
    const video = show()!;
    fireEvent.error(video.querySelectorAll('source')[1]!);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('still')).toBeTruthy();
  });
});
