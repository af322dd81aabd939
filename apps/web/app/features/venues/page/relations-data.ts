import { venueWords } from '@mainstage/content/shared-pages/venue-words';
import { buildingFloors, isWholeFloor } from '@mainstage/content/venues/floors';
import { floorsWith, madeOf, neighbours, otherSettings, partOf, settingOf } from '@mainstage/content/venues/relations';
import { summaryOf } from '@mainstage/content/venues/summary';
import { venues } from '@mainstage/content/venues/venues';
import { isOffice, partsOf } from '@mainstage/venues/facts/catalog';
import { coWorkingFloors } from '@mainstage/venues/facts/floors';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { type BuildingData, buildingData } from '../../../components/building/building-data';

const { relations: words } = venueWords;

/** A related venue. */
interface Relation {
  name: string;
  note: string;
  venue: VenueId;
}

export interface RelationsData {
  /** The drawing of the building, with the rooms of the venue. */
  drawing: BuildingData & { name: string; lit: readonly string[] };
  groups: readonly { title: string; entries: readonly Relation[] }[];
  previous: { id: VenueId; name: string };
  next: { id: VenueId; name: string };
}

/**
 * For the loader of a venue's page: the venues that it is a part of, those around it, and its neighbours in the list of
 * venues. Its own rooms are in `roomsData`.
 */
export function relationsData(id: VenueId): RelationsData {
  const { previous, next } = neighbours(id);
  return {
    drawing: { ...buildingData(), name: venues[id].name, lit: isOffice(id) ? [id] : partsOf(id) },
    groups: groupsOf(id),
    previous: { id: previous, name: venues[previous].name },
    next: { id: next, name: venues[next].name },
  };
}

function groupsOf(id: VenueId): RelationsData['groups'] {
  const settings = otherSettings(id);
  const shown = new Set([id, ...settings, ...partOf(id), ...madeOf(id).flatMap(({ venue }) => venue ?? [])]);
  return [
    { title: words.partOf, entries: entriesOf(isWholeFloor(id) ? [] : partOf(id)) },
    { title: words.settings, entries: entriesOf(settings) },
    {
      title: isOffice(id) ? `${words.coWorking} ${coWorkingFloors.join(' and ')}` : words.around,
      entries: entriesOf(around(id).filter((other) => !shown.has(other))),
    },
  ];
}

/** Other rooms on the floor of a room that is no stage; offices have the other floor too. */
function around(id: VenueId): readonly VenueId[] {
  if (isOffice(id)) return coWorkingFloors.flatMap((floor) => buildingFloors[floor].venues);
  const [floor, ...more] = floorsWith(id);
  if (!floor || more.length > 0) return [];
  const here: readonly VenueId[] = buildingFloors[floor].venues;
  return here.filter((other) => madeOf(other).length === 0 && !settingOf(other));
}

const entriesOf = (ids: readonly VenueId[]): readonly Relation[] =>
  ids.map((venue) => ({ name: venues[venue].name, note: noteOf(venue), venue }));

function noteOf(id: VenueId): string {
  const { area, capacity, level } = summaryOf(id);
  return [area, capacity, level].join(' · ');
}
