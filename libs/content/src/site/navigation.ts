import { floorKinds } from '../floors/floor-kinds';
import { serviceNames } from '../services/service-names';
import { sectionHeads } from '../use-cases/section-heads';
import { venueCategoryLinks } from '../venues/category-cards';
import type { MenuCard, MenuGroup, SiteLink } from './navigation-types';

const useCases: MenuGroup = {
  name: 'use-cases',
  label: 'Use Cases',
  all: { label: 'All Use Cases', to: '/use-cases' },
  lead: 'Eighteen occasions in three families, each with the room that suits it.',
  cards: Object.values(sectionHeads).map(({ anchor, name, description, features, image }): MenuCard => ({
    name,
    description,
    // The menu shows the first two (rule nav.order).
    points: features.slice(0, 2),
    image,
    to: `/use-cases#${anchor}`,
  })),
};

const venues: MenuGroup = {
  name: 'venue',
  label: 'Venue',
  all: { label: 'All Venues', to: '/venues' },
  also: { label: 'Find your venue', to: '/venues/finder' },
  lead: 'Stages, spaces and offices under one roof, by the floor or by the room.',
  cards: Object.values(venueCategoryLinks).map(({ anchor, name, facts, image }): MenuCard => ({
    name,
    points: facts,
    image,
    to: `/venues#${anchor}`,
  })),
  more: {
    title: 'By the floor',
    links: Object.values(floorKinds).map(({ anchor, name, subtitle }) => ({
      label: name,
      note: subtitle,
      to: `/venues/floors#${anchor}`,
    })),
  },
};

/** The entries of the bar in order (rule nav.order); on one line the logo is between the two halves. */
export const navigation = {
  before: [{ label: 'Overview', to: '/overview' }, useCases, venues, { label: 'Gallery', to: '/gallery' }],
  after: [
    { label: 'Exclusive Offers', to: '/exclusive-offers' },
    { label: 'References', to: '/references' },
    { label: 'Contact', to: '/contact' },
  ],
  action: { label: 'Book a Tour', to: '/book-tour' },
  words: {
    skip: 'Skip to content',
    main: 'Main',
    menu: 'Menu',
    closeMenu: 'Close menu',
    location: 'Location',
    call: 'Call',
    footer: 'Footer',
  },
} as const satisfies {
  before: readonly (SiteLink | MenuGroup)[];
  after: readonly (SiteLink | MenuGroup)[];
  action: SiteLink;
  words: Record<string, string>;
};

/** Whether an entry of the bar opens a dropdown. */
export function isMenuGroup(entry: SiteLink | MenuGroup): entry is MenuGroup {
  return 'cards' in entry;
}

/** The footer of every page (rule nav.footer). */
export const footer = {
  newsletter: {
    title: 'Be the first to know.',
    text: 'New formats, open dates and a look behind the scenes. A few emails a year.',
  },
  visit: 'Visit',
  social: 'Follow',
  newTab: '(opens in a new tab)',
  all: 'All pages',
  groups: [
    {
      title: 'Visit us',
      links: [
        { label: 'Find your room', to: '/venues#find' },
        { label: 'Book a Tour', to: '/book-tour' },
        { label: 'Contact', to: '/contact' },
        { label: 'Getting here', to: '/getting-here' },
        { label: 'Estimate', to: '/estimate' },
        { label: 'LED Wall Webinar', to: '/webinar/led-wall' },
        { label: 'Business Events', to: '/events' },
      ],
    },
    {
      title: 'Services',
      links: Object.entries(serviceNames).map(([id, label]) => ({ label, to: `/services#${id}` })),
    },
    {
      title: 'Company',
      links: [
        { label: 'Our Brand', to: '/company-culture' },
        { label: 'References', to: '/references' },
        { label: 'Gallery', to: '/gallery' },
        { label: 'Private Offers', to: '/private-offers' },
        { label: 'Shop', to: '/shop' },
        { label: 'Careers', to: '/careers' },
        { label: 'Support', to: '/support' },
        { label: 'For Event Planners', to: '/event-planners' },
        { label: 'For Property Owners', to: '/development' },
      ],
    },
    {
      title: 'Legal',
      links: [
        { label: 'Imprint', to: '/imprint' },
        { label: 'Privacy', to: '/privacy' },
        { label: 'Cookie Policy', to: '/cookie-policy' },
        { label: 'Cookie Settings', to: '/cookie-settings' },
        { label: 'Terms of Use', to: '/terms-of-use' },
      ],
    },
  ],
} as const satisfies { groups: readonly { title: string; links: readonly SiteLink[] }[] } & Record<string, unknown>;

/** Maps search for the address; opens in a new tab. */
export function mapsLink(address: { street: string; postcode: string; city: string }): string {
  const query = `${address.street}, ${address.postcode} ${address.city}`;
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(query)}`;
}
