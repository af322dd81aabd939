// Rules: video.cards
import { videoTarget } from './types';
import { videoCards } from './video-cards';

describe('videos', () => {
  it('open the hosted video, or the social post where there is none', () => {
    expect(videoTarget({ vimeoUrl: '/film', linkedinUrl: '/post' })).toBe('/film');
    expect(videoTarget({ vimeoUrl: '', linkedinUrl: '/post' })).toBe('/post');
    expect(new Set(videoCards.map(videoTarget)).size).toBe(videoCards.length);
  });
});
