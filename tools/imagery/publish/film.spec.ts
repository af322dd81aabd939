import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { heroLoopFiles, houseFilmCaptions, houseFilmFiles, houseFilmPoster } from '@mainstage/content/site/film';
import { scenes } from '@mainstage/content/videos/scenes';

const onDisk = (address: string) => path.resolve(import.meta.dirname, '../../../apps/web/public', `.${address}`);
const captions = () => readFileSync(onDisk(houseFilmCaptions.src), 'utf8');

describe('the films', () => {
  it('lie where the pages look for them, the loop under 1.2 MB in either size', () => {
    const files = [...heroLoopFiles, ...houseFilmFiles].map(({ src }) => src);
    expect([...files, houseFilmPoster].filter((file) => !existsSync(onDisk(file)))).toEqual([]);
    for (const { src } of heroLoopFiles) expect(statSync(onDisk(src)).size).toBeLessThan(1_200_000);
  });

  it('begin each scene where its caption does', () => {
    expect(captions()).toMatch(/^WEBVTT\n/);
    const starts = [...captions().matchAll(/^00:00:(\d\d\.\d{3}) -->/gm)].map(([, seconds]) => Number(seconds));
    const named = Object.values(scenes).map((address) => Number(address.split('#t=')[1]));
    expect(starts.map((seconds) => Math.floor(seconds))).toEqual(named);
  });
});
