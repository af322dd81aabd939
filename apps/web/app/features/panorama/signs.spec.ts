import type { Panorama } from '@mainstage/content/panoramas/panorama';
import { panoramas } from '@mainstage/content/panoramas/panoramas';
import { madeOf } from '@mainstage/content/venues/relations';
import { venues } from '@mainstage/content/venues/venues';
import { type VenueId, venueIds } from '@mainstage/venues/facts/ids';
import { heightOf, extraHeights, type OnScreen, type Sign, signsOf, stem, widthOf } from './signs';
import type { Mark } from './room-view';
import { marksOf as routesOf } from './viewpoint';
import { signPitch } from './sign-pitch';

const view = (venue: VenueId): Panorama => ({ id: venue, venue, alt: venue, initialYaw: 0 });
/** Every room that can have a view, with signs to all others: the maximum number. */
const rooms = venueIds.filter((id) => madeOf(id).length === 0);
const all = rooms.map(view);

const marksOf = (panorama: Panorama, views: readonly Panorama[]): Mark[] =>
  routesOf(panorama, views).map((route) => ({ ...route, name: venues[route.to].name, path: '', how: '' }));

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Screen position of a door, projected as by the viewer; undefined behind the visitor. */
function footOf(
  { yaw: door }: Sign,
  [width, height]: readonly [number, number],
  fov: number,
  yaw: number,
  pitch: number,
) {
  const [turn, up, look] = [radians(door - yaw), radians(signPitch), radians(pitch)];
  const [x, y, z] = [Math.cos(up) * Math.sin(turn), Math.sin(up), Math.cos(up) * Math.cos(turn)];
  const ahead = z * Math.cos(look) + y * Math.sin(look);
  const above = y * Math.cos(look) - z * Math.sin(look);
  const focal = height / 2 / Math.tan(radians(fov / 2));
  return ahead <= 0 ? undefined : { x: width / 2 + (x / ahead) * focal, y: height / 2 - (above / ahead) * focal };
}

/** The box of a sign. */
function boxOf(sign: Sign, base: OnScreen, up: number): Box {
  const bottom = base.y - stem - sign.raised - up;
  const half = widthOf(sign) / 2;
  return { left: base.x - half, right: base.x + half, top: bottom - heightOf(sign), bottom };
}

const meet = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const screens = [
  [390, 574],
  [844, 340],
  [768, 697],
  [1440, 612],
  [2560, 1440],
] as const;

describe.each([
  ['as published', panoramas],
  ['with a view of every room', all],
] as const)('the signs, %s', (_, views) => {
  it.each(views.map(({ venue }) => venue))('never lie on each other in %s', (venue) => {
    const signs = signsOf(marksOf(view(venue), views));
    const met: unknown[] = [];
    for (const screen of screens)
      for (const fov of [30, 65, 86, 100])
        for (const pitch of [-45, -20, 0, 20, 45])
          for (let yaw = 0; yaw < 360; yaw += 4) {
            const feet = signs.map((sign) => footOf(sign, screen, fov, yaw, pitch));
            const up = extraHeights(signs, feet);
            const boxes = signs.flatMap((sign, at) => (feet[at] ? [boxOf(sign, feet[at], up[at]!)] : []));
            boxes.forEach((box, index) => {
              if (boxes.slice(index + 1).some((other) => meet(box, other))) met.push({ screen, fov, pitch, yaw });
            });
          }
    expect(met).toEqual([]);
  });

  it.each(views.map(({ venue }) => venue))('name each route from %s once, at its own door', (venue) => {
    const marks = marksOf(view(venue), views);
    const signs = signsOf(marks);
    const placed = signs.flatMap(({ yaw, rooms, lift }) =>
      [...rooms, ...lift].map((mark) => [mark.to, mark.yaw - yaw]),
    );
    expect(placed.toSorted()).toEqual(marks.map(({ to }) => [to, 0]).toSorted());
    expect(signs.filter(({ lift }) => lift.length > 0).length).toBeLessThanOrEqual(1);
  });
});

it('the signs are stacked where doors are near, and others stay down', () => {
  const [first, second] = signsOf(marksOf(view('liberty-stage'), all));
  expect(first!.raised).toBe(0);
  expect(second!.raised).toBeGreaterThan(heightOf(first!));
  expect(signsOf(marksOf(view('sky-terrace'), all)).map(({ raised }) => raised)).toEqual([0, 0]);
});

it('the signs stay where they are on the level, and are further up where the view is tilted', () => {
  const signs = signsOf(marksOf(view('liberty-studio'), all));
  const at = (yaw: number, pitch: number) =>
    extraHeights(
      signs,
      signs.map((sign) => footOf(sign, [844, 340], 100, yaw, pitch)),
    );
  expect(at(30, 0)).toEqual(signs.map(() => 0));
  expect(Math.max(...at(112, -45))).toBeGreaterThan(0);
});

it('the signs name the floors of the lift from the top', () => {
  const lift = signsOf(marksOf(view('liberty-stage'), all)).flatMap((sign) => sign.lift);
  expect(lift.map(({ floor }) => floor)).toEqual([8, 7, 6, 4]);
});
