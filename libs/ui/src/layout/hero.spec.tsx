import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Film } from '../media/film';
import { Hero } from './hero';

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
    <Hero labelledBy="title" background={<Film sources={sources} still={<i>still</i>} labels={labels} />}>
      <h1 id="title">The stage</h1>
    </Hero>,
  );
  return container.querySelector('video');
}

describe('Hero with a film', () => {
  it('is a region named by its heading', () => {
    show();
    expect(screen.getByRole('region', { name: 'The stage' })).toBeTruthy();
  });

  it('starts silently, and can be paused and played', () => {
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

  it('does not start by itself where less motion is asked for', () => {
    lessMotion = true;
    show();
    expect(play).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Play film' })).toBeTruthy();
  });

  it('leaves the still when no source can be played', () => {
    const video = show()!;
    fireEvent.error(video.querySelectorAll('source')[1]!);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('still')).toBeTruthy();
  });
});
