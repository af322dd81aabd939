import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const tool = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(tool, file), 'utf8');

/** Content of LED walls and large screens; papers and laptop screens belong to no room. */
const drawn = ['walls', 'occasions', 'screens'].flatMap((art) =>
  [...read(`art/${art}.py`).matchAll(/^ {4}"([\w-]+\.png)": /gm)].map(([, name]) => name!),
);

/** Scenes that rightly show another room's content. */
const borrowing: Readonly<Record<string, string>> = {
  exterior: 'From the street the floors show the walls of their own halls.',
  joined: 'Each floor of the cut building shows the wall of its own hall.',
  suite: 'Its monitors and its piece of wall show the films that are made there for the halls.',
  raw_floor: 'The wall of the Skyline hall while it is built.',
  still: 'The light of a hall far out of focus behind the things on the table.',
  open_rooms: 'A screen of the hub carries what happens on the stage of its floor.',
  boardroom: 'A landscape on its screen, which is no wall.',
};

/** Scenes of several rooms, named in their views. */
const byView = (scene: string) => scene.startsWith('stage') || scene === 'all_round';

/** The halls share their scenes: there the view names the room. The control room's desk overlooks Skyline. */
function wallsByRoom(): [room: string, content: string][] {
  const scenes = readdirSync(path.join(tool, 'scenes')).filter((file) => /^[a-z]\w*\.py$/.test(file));
  return scenes.flatMap((file): [string, string][] => {
    const scene = file.slice(0, -3);
    if (scene in borrowing) return [];
    const text = read(`scenes/${file}`);
    const parts = byView(scene) ? text.split(/^ {4}(?=(?:\*\*|")\w)/m) : [text];
    return parts.flatMap((part) => {
      const hall = /(?:\bat|seats)\(\s*"(\w+)"|hall="(\w+)"/.exec(part);
      const room = hall?.[1] ?? hall?.[2] ?? (byView(scene) ? 'skyline' : scene);
      const shown = [...part.matchAll(/"([\w-]+\.png)"/g)].map(([, name]) => name!);
      return shown.filter((name) => drawn.includes(name)).map((name): [string, string] => [ownerOf(room), name]);
    });
  });
}

const ownerOf = (room: string) => (room === 'control' ? 'skyline' : room);

describe('the content of LED walls and large screens', () => {
  it('differs between rooms', () => {
    const shown = wallsByRoom();
    const contents = [...new Set(shown.map(([, content]) => content))];
    const roomsOf = (content: string) => new Set(shown.filter(([, other]) => other === content).map(([room]) => room));
    expect(contents.filter((content) => roomsOf(content).size > 1).map((each) => [each, ...roomsOf(each)])).toEqual([]);
    expect(contents.length).toBeGreaterThan(35);
  });

  it.each(Object.entries(borrowing))('is borrowed by %s, which says why', (scene, why) => {
    expect(why).toMatch(/^[A-Z].{20,}\.$/);
    const shown = [...read(`scenes/${scene}.py`).matchAll(/"([\w-]+\.png)"/g)].map(([, name]) => name!);
    expect(shown.filter((name) => drawn.includes(name))).not.toEqual([]);
  });
});
