import { type VenueId, venueIds } from '@mainstage/venues/facts/ids';
import { brand } from '../site/brand';
import { summaryOf } from '../venues/summary';
import type { VenueCategory } from '../venues/types';
import { unknownVenue } from '../venues/venue-of';
import { venues } from '../venues/venues';
import { type PageContent, sentences } from '../site/page-content';
import { placeholderPages } from '../site/placeholder-pages';

/** Texts that all venue pages share. */
export const venueWords = {
  home: 'Home',
  venues: 'Venues',
  breadcrumb: 'Breadcrumb',
  book: 'Book a Tour',
  watch: 'Watch Video',
  manage: 'Manage Video',
  film: {
    title: 'A film of',
    house: 'The house on film',
    note: 'The video shows the whole house.',
    close: 'Close',
  },
  equipment: { title: 'Equipment' },
  specifications: { title: 'Technical Specifications', open: 'Show all specifications', floors: 'Where it stands' },
  gallery: { title: 'Gallery', large: 'Show full screen', thumbnails: 'Pictures', show: 'Show picture' },
  seating: {
    title: 'Seating Configurations',
    plan: 'The floor, set for',
    planNote: (people: string) => `The plan, to scale: ${people}.`,
    open: 'Open the plan',
  },
  strip: {
    label: 'The venue in figures',
    area: 'sqm of floor',
    freeDays: (days: readonly string[]) => `Free instead: ${days.join(' and ')}`,
    guestsOf: (guests: string, most: string) => `${guests} of ${most}`,
    date: 'Date',
    call: 'Call',
  },
  decide: {
    title: 'Is it free on your day?',
    guests: 'Guests',
    spare: (spare: number) => (spare === 0 ? 'Every seat taken' : `${spare} to spare`),
    over: (over: number, most: string) => `${over} more than ${most}`,
    ask: 'Ask for a day',
    askFor: 'Ask for',
    tour: 'Book a Tour',
    year: 'All free days of the next eighteen months',
    yearClose: 'Close the calendar',
    unknownDay: 'Choose a day to see whether it is free.',
  },
  look: {
    title: 'Take a closer look',
    photos: { label: 'Photos', note: 'pictures' },
    videos: {
      label: 'Videos',
      own: 'The film of this venue',
      house: 'The film of the whole house',
    },
    tour: { label: '360° Tour', note: 'Stand in it and turn around' },
    plan: { label: 'Floor Plan', note: 'To scale, in your layout' },
  },
  details: {
    title: 'Get the Details',
    text: 'To scale, in 360° and on paper.',
    sample: 'Sample figures, not yet measured: the offer states the binding ones.',
    noView: 'no view of this room yet',
    matterport: 'Matterport',
    plan: 'Floor Plan',
    technical: 'Technical Details',
    brochure: 'Brochure',
    pdf: '(PDF)',
    consult: 'Request Consultation',
    estimate: 'Estimate the cost',
  },
  places: { title: 'Rooms of this floor', plan: (room: string) => `${room} on the floor plan` },
  relations: {
    title: 'Where it is in the building',
    show: 'Show the rooms around it',
    madeOf: 'Made of',
    floors: 'On the floors',
    partOf: 'Part of',
    settings: 'The same hall, set differently',
    around: 'On the same floor',
    coWorking: 'On the co-working floors',
    floor: 'Floor',
    directions: 'Getting here: train, parking, loading, step-free',
    previous: 'Previous venue',
    next: 'Next venue',
    all: 'All venues',
  },
  unknown: { title: 'Venue' },
} as const;

/** Search keywords per category. */
const searchedAs: Record<VenueCategory, string> = {
  VENUES: 'event venue',
  STAGES: 'event stage',
  STUDIOS: 'LED studio',
  SPACES: 'event space',
  SPATIAL: 'furnished office',
};

/** The head of a venue's page, from its facts. */
function venuePage(id: VenueId): PageContent {
  const { name, subtitle, heroImage, category } = venues[id];
  const { area, capacity, wall, wallKind, level } = summaryOf(id);
  const facts = [area, capacity, wall && `${wallKind} ${wall}`, level].filter(Boolean).join(', ');
  return {
    path: `/venues/${id}`,
    lang: 'en',
    head: {
      title: name,
      description: sentences(
        `${name} in Frankfurt: ${facts}.`,
        `${subtitle}.`,
        'Layouts, equipment, pictures and technical details.',
      ),
      keywords: [name, `${searchedAs[category]} ${brand.address.city}`, area, capacity],
      robots: 'index, follow',
      picture: heroImage.id,
    },
    copy: {},
  };
}

/** The thirty venue pages, by id; three of them are landing pages too. */
export const venuePages = Object.fromEntries(venueIds.map((id) => [id, venuePage(id)])) as Record<VenueId, PageContent>;

const unknown = unknownVenue('unknown');

/** The page of every other path below /venues: the browser derives its name from the path (rule venues.unknown). */
export const unknownVenuePage = {
  path: placeholderPages.unknownVenue,
  lang: 'en',
  head: {
    title: venueWords.unknown.title,
    description: unknown.description,
    keywords: [`event venue ${brand.address.city}`],
    robots: 'noindex, follow',
    picture: unknown.heroImage.id,
  },
  copy: {},
} as const satisfies PageContent;
