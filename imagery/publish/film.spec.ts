import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import {
  heroLoopFiles,
  buildingFilmCaptions,
  buildingFilmFiles,
  buildingFilmPoster,
  ownFilm,
} from '@mainstage/content/site/film';
import { scenes } from '@mainstage/content/videos/scenes';
import { venues } from '@mainstage/content/venues/venues';
import { venueTourFilm, roomFilms } from '@mainstage/venues/facts/films';

const onDisk = (address: string) => path.resolve(import.meta.dirname, '../../apps/web/public', `.${address}`);
const captions = () => readFileSync(onDisk(buildingFilmCaptions.src), 'utf8');

describe('the films', () => {
  it('the films exist at their paths, the loop under 1.2 MB in either size', () => {
    const files = [...heroLoopFiles, ...buildingFilmFiles].map(({ src }) => src);
    expect([...files, buildingFilmPoster].filter((file) => !existsSync(onDisk(file)))).toEqual([]);
    for (const { src } of heroLoopFiles) expect(statSync(onDisk(src)).size).toBeLessThan(1_200_000);
  });

  it('start each scene with its caption', () => {
    expect(captions()).toMatch(/^WEBVTT\n/);
    const starts = [...captions().matchAll(/^00:00:(\d\d\.\d{3}) -->/gm)].map(([, seconds]) => Number(seconds));
    const named = Object.values(scenes).map((address) => Number(address.split('#t=')[1]));
    expect(starts.map((seconds) => Math.floor(seconds))).toEqual(named);
  });

  it.each([venueTourFilm, ...Object.values(roomFilms)])('have the stated length: %s', (address) => {
    const file = readFileSync(onDisk(address));
    // The film's header has its length in time units, and the number of units a second.
    const head = file.indexOf('mvhd');
    const [parts, length] = [file.readUInt32BE(head + 16), file.readUInt32BE(head + 20)];
    expect(Math.round(length / parts)).toBe(ownFilm(address)!.facts.seconds);
  });

  it.each(Object.values(roomFilms))('the films of one room are small and have a still and captions: %s', (address) => {
    const { files, poster, captions } = ownFilm(address)!;
    expect([...files.map(({ src }) => src), poster, captions.src].filter((file) => !existsSync(onDisk(file)))).toEqual(
      [],
    );
    for (const { src } of files) expect(statSync(onDisk(src)).size).toBeLessThan(2_500_000);
    expect(statSync(onDisk(poster)).size).toBeLessThan(120_000);
    const words = readFileSync(onDisk(captions.src), 'utf8');
    expect(words).toMatch(/^WEBVTT\n/);
    const ends = [...words.matchAll(/--> 00:00:(\d\d\.\d{3})$/gm)].map(([, seconds]) => Number(seconds));
    expect(ends.at(-1)).toBeGreaterThan(11);
    expect(ends.at(-1)).toBeLessThan(20);
  });

  it('show the venue itself, or the whole building with a note', () => {
    const shown = Object.entries(venues).flatMap(([id, { videoUrl }]) => (videoUrl ? [[id, videoUrl] as const] : []));
    expect(shown.filter(([id, film]) => film !== venueTourFilm && film !== `/film/${id}.mp4`)).toEqual([]);
    expect(venues['horizon-stage'].videoUrl).toBe('/film/horizon-stage.mp4');
    expect(shown.flatMap(([, film]) => (film === venueTourFilm ? [] : [film])).sort()).toEqual(
      Object.values(roomFilms).sort(),
    );
  });
});
