import { bookTour } from './book-tour';
import { careers } from './careers';
import { companyCulture } from './company-culture';
import { contact } from './contact';
import { cookiePolicy } from './cookie-policy';
import { cookieSettings } from '../shared-pages/cookie-settings';
import { development, developmentCase } from '../shared-pages/development';
import { handbookPages } from './event-planners';
import { gettingHere } from './getting-here';
import { estimatePage } from '../shared-pages/estimate';
import { events } from './events';
import { exclusiveOffers } from './exclusive-offers';
import { businessEventRequest, newsletterSignUp, webinarSignUp } from '../shared-pages/form-pages';
import { gallery } from './gallery';
import { home } from './home';
import { imprint } from './imprint';
import { newsletterConfirm, newsletterUnsubscribe } from '../shared-pages/newsletter';
import { notFound } from '../shared-pages/not-found';
import { offerInEnglish } from '../shared-pages/offer';
import { overview } from './overview';
import type { PageContent } from '../site/page-content';
import { privacy } from './privacy';
import { privacyGerman } from './privacy-german';
import { privateOffers } from './private-offers';
import { references } from './references';
import { servicesPage } from './services';
import { status } from '../shared-pages/status';
import { styleguide } from './styleguide';
import { shop } from './shop';
import { shopEventFloors } from './shop-event-floors';
import { shopPrivateRooms } from './shop-private-rooms';
import { shopRooftopTerrace } from './shop-rooftop-terrace';
import { shopVenue } from './shop-venue';
import { shopWorkshopPackages } from './shop-workshop-packages';
import { support } from './support';
import { termsOfUse } from './terms-of-use';
import { useCasesPage } from '../shared-pages/use-cases';
import { floorPlanPages } from '../shared-pages/venue-floor-plan';
import { unknownVenuePage } from '../shared-pages/unknown-venue';
import { venuePages } from '../shared-pages/venue-detail';
import { venueDoubleFloor } from './venue-double-floor';
import { venueFinder } from '../shared-pages/venue-finder';
import { venueFloors } from '../shared-pages/venue-floors';
import { venueSingleFloor } from './venue-single-floor';
import { venuesPage } from '../shared-pages/venues';
import { view360 } from './view-360';
import { webinar } from './webinar';
import { webinarConfirmation } from '../shared-pages/webinar-confirmation';
import { webinarKeepSeat, webinarRelease, webinarReturnSeat } from '../shared-pages/webinar-seat';
import { webinarJoin } from '../shared-pages/webinar-join';

/** An entry of the registry: a component and its page or pages. */
export interface PageLine {
  /** Its file in apps/web/app/routes, without the extension. */
  component: string;
  pages: readonly PageContent[];
  /** Route pattern of pages with a parameter. */
  pattern?: string;
  /** Rendered on request: its content depends on address, time or visitor. Other pages are files of the build. */
  rendered: boolean;
}

const line = (component: string, shown: PageContent | readonly PageContent[], pattern?: string): PageLine => ({
  component,
  pages: 'path' in shown ? [shown] : shown,
  ...(pattern && { pattern }),
  rendered: false,
});

const onRequest = (...shown: Parameters<typeof line>): PageLine => ({ ...line(...shown), rendered: true });

const { 'skyline-stage': skylineStage, 'liberty-stage': libertyStage, 'horizon-stage': horizonStage } = venuePages;
const landings: readonly PageContent[] = [skylineStage, libertyStage, horizonStage];
const venueDetails = Object.values(venuePages).filter((page) => !landings.includes(page));

/**
 * Every page of the site, in the order of sitemap and search. Routes, built files, sitemap, search index, share
 * pictures and the pages of the browser tests are derived from it.
 */
export const pageLines: readonly PageLine[] = [
  line('home', home),
  line('overview', overview),
  onRequest('contact', contact),
  line('getting-here', gettingHere),
  onRequest('book-tour', bookTour),
  onRequest('webinar', webinar),
  onRequest('webinar-sign-up', webinarSignUp),
  onRequest('webinar-confirmation', webinarConfirmation),
  onRequest('webinar-join', webinarJoin, '/webinar/join/:token?'),
  onRequest('mail-link', [
    webinarReturnSeat,
    webinarKeepSeat,
    webinarRelease,
    newsletterConfirm,
    newsletterUnsubscribe,
  ]),
  line('events', events),
  onRequest('event-request', businessEventRequest),
  onRequest('newsletter', newsletterSignUp),
  line('text-page', [privacy, privacyGerman, imprint, termsOfUse]),
  line('cookie-policy', cookiePolicy),
  line('cookie-settings', cookieSettings),
  onRequest('venues', venuesPage),
  line('venue-floors', venueFloors),
  onRequest('venue-floor-plan', Object.values(floorPlanPages), '/venues/:productId/floor-plan'),
  line('venue-single-floor', venueSingleFloor),
  line('venue-double-floor', venueDoubleFloor),
  onRequest('stage-landing', landings),
  onRequest('venue', [...venueDetails, unknownVenuePage], '/venues/:productId'),
  onRequest('venue-finder', venueFinder),
  line('exclusive-offers', exclusiveOffers),
  onRequest('estimate', estimatePage),
  onRequest('offer', offerInEnglish, '/offers/:token?'),
  line('private-offers', privateOffers),
  line('use-cases', useCasesPage),
  line('services', servicesPage),
  line('shop', shop),
  line('shop-venue', shopVenue),
  line('shop-category', [shopEventFloors, shopPrivateRooms, shopWorkshopPackages, shopRooftopTerrace]),
  line('company-culture', companyCulture),
  line('careers', careers),
  line('support', support),
  onRequest('status', status),
  onRequest('view-360', view360),
  line('references', references),
  onRequest('gallery', gallery),
  line('development', development),
  line('development-case', developmentCase),
  line('event-planners', handbookPages),
  line('styleguide', styleguide),
  onRequest('not-found', notFound, '*'),
];

export const pages: readonly PageContent[] = pageLines.flatMap((each) => each.pages);

const pagesThatAre = (kind: 'rendered' | 'files') =>
  pageLines.filter((each) => each.rendered === (kind === 'rendered')).flatMap((each) => each.pages);

/** Pages that the build writes as files. */
export const filePages: readonly PageContent[] = pagesThatAre('files');
export const renderedPages: readonly PageContent[] = pagesThatAre('rendered');

/** Whether search engines, sitemap and the site's own search may list a page. */
export const isListed = ({ head }: PageContent): boolean => head.robots.startsWith('index');
