import { readFileSync } from 'node:fs';
import path from 'node:path';
import { venues } from '@mainstage/content/venues/venues';
import { madeOf } from '@mainstage/content/venues/relations';
import { setUpsOf } from '@mainstage/venues/facts/capacities';
import { venueCatalog } from '@mainstage/venues/facts/catalog';
import { venueIds } from '@mainstage/venues/facts/ids';
import shots from '../shots.json';
import shown from '../shown.json';

/** Content of a set-up's picture; no seats if guests stand, sit on benches or use only a part of the room. */
interface Shown {
  room: string;
  setUp: string;
  seats: number | null;
  daylight: boolean;
}

const inPicture: Readonly<Record<string, Shown>> = shown;
const shotOf = (image: string) => shots.find(({ id }) => id === image)!;

/** Scenes of several floors. */
const showsBuilding: readonly string[] = ['exterior', 'joined'];
/** Rooms of a scene; a view of the halls begins with the hall's name. */
const roomsOfScene: Readonly<Record<string, readonly string[]>> = {
  workshop: ['workshop'],
  arena: ['arena'],
  straight_up: ['straight-up'],
  boardroom: ['boardroom'],
  directors_circle: ['directors-circle'],
  lounge: ['sky-lounge'],
  rooftop: ['sky-terrace'],
  volume: ['skyline-studio'],
  streaming: ['liberty-studio', 'horizon-studio'],
  private_office: ['private-office'],
  team_office: ['team-office'],
  coworking: ['corporate-office', 'enterprise-office'],
  meeting: ['enterprise-office'],
};

/** Venues of a single room or office. */
const single = venueIds.filter((id) => venueCatalog[id].kind !== 'joined');
const setUps = single.flatMap((id) => setUpsOf(id).map((setUp) => ({ id, ...setUp })));

describe.each(setUps)('the picture of $id set up as $caption', ({ id, caption, guests, image, description }) => {
  const picture = inPicture[image]!;

  it('the picture of a set-up names its room and its set-up', () => {
    expect(picture).toMatchObject({ room: id, setUp: caption });
  });

  it('the picture of a set-up has the seats that the set-up states, counted when it was rendered', () => {
    if (picture.seats === null) return;
    expect([description, picture.seats]).toEqual([description, guests]);
    if (picture.seats > 1) expect(shotOf(image)).toMatchObject({ guests });
  });
});

it('no picture is described that shows no set-up', () => {
  const used = new Set<string>(setUps.map(({ image }) => image));
  expect(Object.keys(inPicture).filter((image) => !used.has(image))).toEqual([]);
});

describe.each(single)('daylight in %s', (id) => {
  const place = venueCatalog[id];
  if (place.kind === 'joined') throw new Error(`${id} is no single room`);
  const pictures = setUpsOf(id).map(({ image }) => inPicture[image]!);
  const stated = place.facts.daylight.value;

  it('daylight is seen in pictures, plan and words alike', () => {
    const windows = 'windows' in place.plan ? place.plan.windows.length : 0;
    const seen = pictures.some(({ daylight }) => daylight);
    // Curtains may hide windows that can be darkened; offices and the terrace have glass or sky on a whole side.
    if (stated === 'none') expect({ windows, seen }).toEqual({ windows: 0, seen: false });
    if (stated === 'always') expect(seen).toBe(true);
    if (seen && place.kind === 'room' && stated !== 'always') expect(windows).toBeGreaterThan(0);
    if (windows > 0) expect(stated).not.toBe('none');
  });
});

describe('the wall and the rows of the Skyline hall', () => {
  const { setting } = venueCatalog['skyline-stage'].plan;
  const source = (file: string) => readFileSync(path.resolve(import.meta.dirname, '..', file), 'utf8');

  it('are curved in picture, plan and words', () => {
    expect(source('kit/set_ups.py')).toMatch(/"skyline-theatre": .*fan\(.*bend=/);
    expect(Number(/"skyline": Hall\([^)]*\), ([\d.]+)/.exec(source('kit/hall.py'))?.[1])).toBeGreaterThan(0);
    expect([setting.rows.bend > 0, setting.led.bow > 0]).toEqual([true, true]);
    expect(venues['skyline-stage'].seatingConfigurations[0]!.description).toContain('curved rows');
  });
});

it('the boardroom is as wide and as long in its scene as on its plan', () => {
  const scene = readFileSync(path.resolve(import.meta.dirname, '../scenes/boardroom.py'), 'utf8');
  const [, width, length] = /WIDTH, LENGTH = ([\d.]+), ([\d.]+)/.exec(scene)!;
  const { shape } = venueCatalog.boardroom.plan;
  expect([Number(width), Number(length)]).toEqual([Math.round(shape.height * 100) / 100, shape.width]);
});

describe.each(venueIds)('the picture that the page of %s is shared with', (id) => {
  it('the sharing picture of a venue’s page shows the venue or a part of it', () => {
    const parts: readonly string[] = [id, ...madeOf(id).map(({ room }) => room)];
    const { scene, view } = shotOf(venues[id].heroImage.id);
    const rooms = roomsOfScene[scene] ?? [`${view.split('-')[0]}-stage`];
    expect([id, rooms.some((room) => parts.includes(room)) || showsBuilding.includes(scene)]).toEqual([id, true]);
  });
});

it('the sharing picture of the private office has as many desks as the office has people', () => {
  const { people } = venueCatalog['private-office'].facts;
  expect(shotOf(venues['private-office'].heroImage.id)).toMatchObject({ guests: people.value });
});
