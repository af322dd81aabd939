import { sharePath } from '@mainstage/content/pictures/share';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { summaryOf } from '@mainstage/content/venues/summary';
import { venues } from '@mainstage/content/venues/venues';
import { wallSizesOf } from '@mainstage/venues/facts/present';
import { decidingFactsOf } from '@mainstage/venues/facts/present-facts';
import { factsOf } from '@mainstage/venues/facts/capacities';
import { venueCatalog, isOffice } from '@mainstage/venues/facts/catalog';
import type { MeetingRoom, QuantitativeValue, Room, VideoObject, WithContext } from 'schema-dts';
import { videoData } from '../../../film-data';
import { address, geo, origin } from '../../../structured-data';
import { filmTitle, showsBuilding } from './film-title';

/** Square metres in the code of UN/CEFACT, as schema.org wants units. */
const squareMetres = 'MTK';

/** A venue's structured data, and its own film where it has one; the home page has the film of the whole building. */
export function venueData(id: VenueId): WithContext<MeetingRoom | Room | VideoObject>[] {
  const { name, description, videoUrl } = venues[id];
  if (!videoUrl || showsBuilding(videoUrl)) return [roomData(id)];
  return [roomData(id), ...videoData(videoUrl, filmTitle(videoUrl, name), description)];
}

/** A room or floor for meetings, or an office. */
function roomData(id: VenueId): WithContext<MeetingRoom | Room> {
  const { name, description, heroImage } = venues[id];
  const { people, area, wall, wallKind, level } = summaryOf(id);
  const deciding = decidingFactsOf(id).map(({ label, text }) => [label, text] as const);
  const facts = {
    Area: area,
    ...(wall && { [wallKind]: `${wall}: ${wallSizesOf(id)}` }),
    Level: level,
    ...Object.fromEntries(deciding),
  };
  return {
    '@context': 'https://schema.org',
    '@type': isOffice(id) ? 'Room' : 'MeetingRoom',
    '@id': `${origin}/venues/${id}#venue`,
    name,
    description,
    url: `${origin}/venues/${id}`,
    image: `${origin}${sharePath(heroImage.id)}`,
    containedInPlace: { '@id': `${origin}/#house` },
    address,
    geo,
    floorSize: floorSizeOf(id),
    floorLevel: level,
    maximumAttendeeCapacity: people,
    additionalProperty: Object.entries(facts).map(([fact, value]) => ({ '@type': 'PropertyValue', name: fact, value })),
  };
}

/** The area of a room; from the smallest to the largest of an office that comes in sizes. */
function floorSizeOf(id: VenueId): QuantitativeValue {
  const unit = { '@type': 'QuantitativeValue', unitCode: squareMetres } as const;
  if (!isOffice(id)) return { ...unit, value: factsOf(id).areaSqm };
  const { min, max }: { min: number; max?: number } = venueCatalog[id].facts.areaSqm.value;
  return { ...unit, minValue: min, ...(max && { maxValue: max }) };
}
