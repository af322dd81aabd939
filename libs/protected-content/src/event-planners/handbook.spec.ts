// Rules: handbook.chapters, catering.sizes, changes.deadlines
import { cateringSizes, cateringTiers } from '@mainstage/content/constants/catering';
import { handbookChapters } from '@mainstage/content/pages/event-planners';
import { pages } from '@mainstage/content/pages/pages';
import { stageLandings } from '@mainstage/content/pages/stage-landings';
import manifest from '@mainstage/content/pictures/manifest.json';
import type { HandbookSection } from '@mainstage/contracts/gates/handbook';
import { useCaseSections } from '@mainstage/content/use-cases/use-cases';
import { venues } from '@mainstage/content/venues/venues';
import { layoutsOf } from '@mainstage/venues/facts/capacities';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { type Layout, layouts } from '@mainstage/venues/facts/layouts';
import { documents } from '../documents/documents';
import { spacesDeck } from '../documents/spaces';
import { screens } from '../signage/screens';
import { catering } from './chapters/catering';
import { typesOfEvents } from './chapters/types-of-events';
import { handbook } from './handbook';

const path = '/event-planners';
const places = [
  { path, sections: handbook.sections },
  ...handbook.chapters.map(({ slug, sections }) => ({ path: `${path}/${slug}`, sections })),
];
const blocksOf = (sections: readonly HandbookSection[]) => sections.flatMap(({ blocks }) => blocks);
const allBlocks = places.flatMap(({ sections }) => blocksOf(sections));
const idsOf = (sections: readonly HandbookSection[]) => [
  ...sections.map(({ id }) => id),
  ...blocksOf(sections).flatMap((block) =>
    block.kind === 'answers'
      ? block.answers.map(({ id }) => id)
      : block.kind === 'menus'
        ? block.menus.map(({ id }) => id)
        : [],
  ),
];
const text = JSON.stringify(handbook);

describe('the handbook', () => {
  it('names the room for each format that the site proposes', () => {
    const proposed = useCaseSections.flatMap(({ useCases }) =>
      useCases.map(({ id, firstChoice }) => [id, firstChoice]),
    );
    const rooms = new Map(proposed as [string, VenueId][]);
    const rows = typesOfEvents.sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => ('rows' in block ? block.rows.map(([format, room]) => [format, room] as const) : [])),
    );
    const roomOfFormat = new Map<string, string>(rows);
    expect(roomOfFormat.get('Product launch')).toBe(venues[rooms.get('product-launch')!].name);
    expect(roomOfFormat.get('Virtual keynote')).toBe(venues[rooms.get('virtual-keynote')!].name);
    expect([...roomOfFormat.values()]).not.toContain('');
  });

  it('names as many set-ups of a hall as the site offers for Liberty, and as many rooms below Skyline', () => {
    const [setUps] = spacesDeck.chapters.flatMap(({ sections }) =>
      (sections ?? []).flatMap(({ title, features }) => (title === 'Set up as' ? [features ?? []] : [])),
    );
    const offered = Object.keys(layoutsOf('liberty-stage')) as Layout[];
    expect(setUps?.map(({ title }) => title)).toEqual(offered.map((name) => layouts[name].label));
    expect(stageLandings['liberty-stage'].grid.cards).toHaveLength(6);
    expect(text).toContain('six rooms of case discussions below');
  });

  it('has its seven chapters, each with an address of its own', () => {
    expect(handbook.chapters.map(({ slug }) => slug)).toEqual(Object.keys(handbookChapters));
  });

  it('has four groups of questions and the entries that led nowhere in the original', () => {
    expect(handbook.sections.map(({ title }) => title)).toEqual([
      ...['General', 'My Event', 'The Venue', 'Information for guests'],
      ...['About Our Location', 'The Team', 'General Terms and Conditions', 'Venues & Meeting Rooms'],
      'Furniture + Set Up',
    ]);
  });

  it.each(places.map(({ path: at, sections }) => [at, sections] as const))(
    '%s names each answer once',
    (_, sections) => {
      const ids = idsOf(sections);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9-]+$/);
    },
  );

  it('has no link that leads nowhere', () => {
    const known = new Set<string>([
      ...pages.map(({ path: to }) => to),
      ...places.flatMap(({ path: at, sections }) => idsOf(sections).map((id) => `${at}#${id}`)),
    ]);
    const links = allBlocks.flatMap((block) =>
      block.kind === 'links'
        ? block.links.map(({ to }) => to)
        : block.kind === 'answers'
          ? block.answers.flatMap(({ link }) => link?.to ?? [])
          : [],
    );
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((to) => !known.has(to))).toEqual([]);
  });

  it('shows only pictures that exist', () => {
    for (const { picture } of handbook.chapters) expect(Object.keys(manifest)).toContain(picture);
    expect(new Set(handbook.chapters.map(({ picture }) => picture)).size).toBe(handbook.chapters.length);
  });

  it('links only documents and pictures that the build writes, among them six decks', () => {
    const written = [...documents.map(({ file }) => file), ...Object.keys(screens)];
    const offered = allBlocks.flatMap((block) =>
      block.kind === 'downloads'
        ? block.downloads.map(({ file }) => file)
        : block.kind === 'pictures'
          ? block.pictures.map(({ file }) => file)
          : [],
    );
    expect([...new Set(offered)].sort()).toEqual(written.sort());
    expect(offered.filter((file) => file.startsWith('deck-'))).toHaveLength(6);
    expect(offered.filter((file) => file.endsWith('.webp'))).toHaveLength(3);
  });

  it.each([
    ...['10 days', '€5,000', '80%', '20%', '4 weeks', '8%', '5%', '3%'],
    ...['12 weeks', '8 weeks', '30%', '14 days', '48 hours', '24 hours', '100', '50'],
    ...['10 working days', '7 days', '02:00', '15%', '2 hours'],
  ])('says %s (rule payment.due)', (figure) => expect(text).toContain(figure));
});

describe('the menus of the kitchen', () => {
  const menusOf = (id: string) => {
    const [block] = catering.sections.find((section) => section.id === id)?.blocks ?? [];
    return block?.kind === 'menus' ? block.menus : [];
  };

  it('list finger food by the piece', () => {
    expect(menusOf('finger-food').map(({ items }) => items.length)).toEqual([...cateringSizes.fingerFoodPieces]);
  });

  it.each(Object.entries(cateringTiers))('list %s in tiers of fixed size', (id, counts) => {
    expect(menusOf(id).map(({ items }) => items.length)).toEqual(Object.values(counts));
    for (const { items } of menusOf(id)) expect(new Set(items).size).toBe(items.length);
  });
});
