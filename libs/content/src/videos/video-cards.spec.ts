import { existsSync } from 'node:fs';
import { videoTarget } from './types';
import { videoCards } from './video-cards';

describe('videos', () => {
  it('open the hosted video, or the social post where there is none', () => {
    expect(videoTarget({ vimeoUrl: '/film', linkedinUrl: '/post' })).toBe('/film');
    expect(videoTarget({ vimeoUrl: '', linkedinUrl: '/post' })).toBe('/post');
    expect(new Set(videoCards.map(videoTarget)).size).toBe(videoCards.length);
  });

  it('have a loop of their own, in both formats', () => {
    const files = videoCards.flatMap(({ loop }) => loop.map(({ src }) => src));
    expect(new Set(files).size).toBe(2 * videoCards.length);
    const missing = files.filter((file) => !existsSync(new URL(`../../../../apps/web/public${file}`, import.meta.url)));
    expect(missing).toEqual([]);
  });
});
