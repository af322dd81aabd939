import { sharePath } from '@mainstage/content/pictures/share';
import type { MeetingRoom, Room, VideoObject, WithContext } from 'schema-dts';
import { videoData } from '../../../film-data';
import { address, geo } from '../../../structured-data';
import { siteSettings } from '../../../site-settings';
import { filmTitle, showsBuilding } from './film-title';
import type { StructuredFacts } from './structured-facts';
import type { VenuePageData } from './venue-page-data';

const { origin } = siteSettings;

/** Structured data of a venue and of its own film if it has one; the home page has the film of the whole building. */
export function venueData(page: VenuePageData): WithContext<MeetingRoom | Room | VideoObject>[] {
  const { name, description, videoUrl } = page.venue;
  if (!videoUrl || showsBuilding(videoUrl)) return [roomData(page)];
  return [roomData(page), ...videoData(videoUrl, filmTitle(videoUrl, name), description)];
}

/** A room or floor for meetings, or an office. */
function roomData({ id, venue, structuredFacts }: VenuePageData): WithContext<MeetingRoom | Room> {
  const { name, description, heroImage } = venue;
  const { type, size, level, people, properties }: StructuredFacts = structuredFacts;
  return {
    '@context': 'https://schema.org',
    '@type': type,
    '@id': `${origin}/venues/${id}#venue`,
    name,
    description,
    url: `${origin}/venues/${id}`,
    image: `${origin}${sharePath(heroImage.id)}`,
    containedInPlace: { '@id': `${origin}/#house` },
    address,
    geo,
    floorSize: size,
    floorLevel: level,
    maximumAttendeeCapacity: people,
    additionalProperty: Object.entries(properties).map(([fact, value]) => ({
      '@type': 'PropertyValue',
      name: fact,
      value,
    })),
  };
}
