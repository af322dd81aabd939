import { readFileSync } from 'node:fs';
import path from 'node:path';
import { horizonRooms } from '@mainstage/content/venues/carousels/horizon';
import { libertyRooms } from '@mainstage/content/venues/carousels/liberty';
import { skylineRooms } from '@mainstage/content/venues/carousels/skyline';
import { horizonConfigurations } from '@mainstage/content/venues/configurations/horizon';
import { libertyConfigurations } from '@mainstage/content/venues/configurations/liberty';
import { skylineConfigurations } from '@mainstage/content/venues/configurations/skyline';

const shots = JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../shots.json'), 'utf8')) as {
  id: string;
  scene: string;
  view: string;
}[];

/** Scenes of one room each; in the hall's, the view's first word is the room. Other scenes show no bookable room. */
const roomOfScene: Readonly<Record<string, string>> = {
  workshop: 'workshop',
  arena: 'arena',
  straight_up: 'straight-up',
  boardroom: 'boardroom',
  directors_circle: 'directors-circle',
  lounge: 'sky-lounge',
  rooftop: 'sky-terrace',
  volume: 'skyline-studio',
  coworking: 'an office',
  team_office: 'an office',
  private_office: 'an office',
};
const stages = ['skyline', 'liberty', 'horizon', 'nova', 'vista'];

function roomSeen(image: string): string | undefined {
  const { scene, view } = shots.find(({ id }) => id === image)!;
  if (scene !== 'stage') return roomOfScene[scene];
  const word = view.split(/[-.]/)[0]!;
  return stages.includes(word) ? word : undefined;
}

const cards = [
  ...[...horizonRooms, ...libertyRooms, ...skylineRooms],
  ...[...horizonConfigurations, ...libertyConfigurations, ...skylineConfigurations],
].map(({ id, image }) => ({ id, image: image.id }));

describe.each(cards)('the card of $id', ({ id, image }) => {
  it('shows its room, a part of it, or no room at all', () => {
    const seen = roomSeen(image);
    if (!seen) return;
    const own = stages.includes(seen) ? id.startsWith(seen) && !id.endsWith('hub') : id === seen;
    const outside = seen === 'sky-terrace' && id.endsWith('terrace');
    expect([id, image, own || outside]).toEqual([id, image, true]);
  });
});
