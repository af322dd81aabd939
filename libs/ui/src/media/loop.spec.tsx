import '../testing/with-styles';
import '@testing-library/jest-dom';
import { jest } from '@jest/globals';
import { fireEvent, render } from '@testing-library/react';
import { fillMatchMedia } from '../motion/jsdom-gaps';
import { Loop } from './loop';

const sources = [{ src: '/loop.webm', type: 'video/webm' }];

describe('a loop over a still', () => {
  const play = jest.fn<() => Promise<void>>();
  const pause = jest.fn();
  beforeEach(() => {
    play.mockReset().mockResolvedValue(undefined);
    pause.mockReset();
    Object.assign(HTMLMediaElement.prototype, { play, pause });
    fillMatchMedia();
  });

  it('a loop over a still is not in the page before it is requested', () => {
    const { container, rerender } = render(<Loop sources={sources} running={false} />);
    expect(container).toBeEmptyDOMElement();
    rerender(<Loop sources={sources} running />);
    expect(container.querySelector('video')).toHaveStyle({ opacity: 0 });
    expect(play).toHaveBeenCalledTimes(1);
  });

  it('a loop over a still runs while it is requested, silently, and gives way to the still after', () => {
    const { container, rerender } = render(<Loop sources={sources} running />);
    const video = container.querySelector('video')!;
    expect(play).toHaveBeenCalledTimes(1);
    expect(video.muted).toBe(true);
    fireEvent.playing(video);
    expect(video).toHaveStyle({ opacity: 1 });
    rerender(<Loop sources={sources} running={false} />);
    expect(pause).toHaveBeenCalled();
    fireEvent.pause(video);
    expect(video).toHaveStyle({ opacity: 0 });
  });

  it('a loop over a still stays a still where less motion is requested', () => {
    fillMatchMedia(true);
    render(<Loop sources={sources} running />);
    expect(play).not.toHaveBeenCalled();
  });
});
