import {
  decidingRooms,
  floorFactsOf,
  priceOf,
  type PresentedFact,
  technicalFactsOf,
} from '@mainstage/venues/facts/present-facts';
import { type Conflict, conflicts } from './conflicts';
import { buildingFloors } from './floors';
import { type VenueId, venueIds } from '@mainstage/venues/facts/ids';
import { floorsMaking, madeOf, partOf, settingOf } from './relations';
import { summaryOf } from './summary';
import { venues } from './venues';

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
const names = (ids: readonly VenueId[]): string => ids.map((id) => venues[id].name).join(', ') || '–';

/** Markdown that lists every venue with its facts, its parts, and contradicting figures. */
export function venueReport(): string {
  return [
    '# Facts of the venues',
    'Written by `node tools/generate/venue-facts.mjs` from `libs/venues/facts/src`; a check refuses it when it is stale.',
    '## Venues',
    table(
      ['Id', 'Name', 'Category', 'Area', 'Capacity', 'LED wall', 'Floor', 'Made of'],
      venueIds.map((id) => venueRow(id)),
    ),
    '## Parts',
    'What a venue is another setting of, which floors it is on, and what it is a part of.',
    table(
      ['Venue', 'Setting of', 'Floors', 'Part of'],
      venueIds.map((id) => {
        const hall = settingOf(id);
        return [venues[id].name, hall ? venues[hall].name : '–', names(floorsMaking(id)), names(partOf(id))];
      }),
    ),
    '## Facts that decide',
    'An asterisk marks a sample of ours, to be replaced by the provider’s own figure.',
    table(
      ['Venue', ...factLabels],
      venueIds.map((id) => [venues[id].name, ...factsThatDecide(id)]),
    ),
    '## Floors',
    table(
      ['Floor', 'Name', 'Use', 'Venues'],
      ([8, 7, 6, 5, 4] as const).map((floor) => {
        const { name, use, venues: here } = buildingFloors[floor];
        return [String(floor), name, use, names(here)];
      }),
    ),
    '## Figures that contradict each other',
    'These have more than one stated figure. All of them stand, each where it is shown.',
    table(
      ['What', 'Figure', 'Shown on', 'Why both are true'],
      (conflicts as readonly Conflict[]).flatMap(({ what, readings, because }) =>
        readings.map(({ figure, shownOn }, index) => [
          index === 0 ? what : '',
          figure,
          shownOn.map((path) => `\`${path}\``).join(', '),
          index === 0 ? because : '',
        ]),
      ),
    ),
    '',
  ].join('\n\n');
}

const marked = ({ text, source }: PresentedFact): string => (source === 'sample' ? `${text} *` : text);

/** For a venue of several rooms, those of its first room. */
function factsThatDecide(id: VenueId): string[] {
  return [priceOf(id), ...technicalFactsOf(decidingRooms(id)[0]!), ...floorFactsOf(id)].map(marked);
}

const factLabels = [priceOf('arena'), ...technicalFactsOf('arena'), ...floorFactsOf('arena')].map(({ label }) => label);

function venueRow(id: VenueId): string[] {
  const { area, capacity, wall, level } = summaryOf(id);
  const parts = madeOf(id).map(({ name }) => name);
  return [
    `\`${id}\``,
    venues[id].name,
    venues[id].category,
    area,
    capacity,
    wall || '–',
    level,
    parts.join(', ') || '–',
  ];
}
