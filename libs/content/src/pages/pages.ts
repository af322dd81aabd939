import { bookTour } from './book-tour';
import { careers } from './careers';
import { companyCulture } from './company-culture';
import { contact } from './contact';
import { cookiePolicy } from './cookie-policy';
import { cookieSettings } from './cookie-settings';
import { development, developmentCase } from './development';
import { handbookPages } from './event-planners';
import { estimatePage } from './estimate';
import { events } from './events';
import { exclusiveOffers } from './exclusive-offers';
import { gallery } from './gallery';
import { home } from './home';
import { imprint } from './imprint';
import { newsletterConfirm, newsletterUnsubscribe } from './newsletter';
import { notFound } from './not-found';
import { overview } from './overview';
import type { PageContent } from './page-content';
import { privacy } from './privacy';
import { privateOffers } from './private-offers';
import { references } from './references';
import { servicesPage } from './services';
import { status } from './status';
import { shop } from './shop';
import { shopEventFloors } from './shop-event-floors';
import { shopPrivateRooms } from './shop-private-rooms';
import { shopRooftopTerrace } from './shop-rooftop-terrace';
import { shopVenue } from './shop-venue';
import { shopWorkshopPackages } from './shop-workshop-packages';
import { support } from './support';
import { termsOfUse } from './terms-of-use';
import { useCasesPage } from './use-cases';
import { floorPlanPages } from './venue-floor-plan';
import { unknownVenuePage, venuePages } from './venue-detail';
import { venueDoubleFloor } from './venue-double-floor';
import { venueFinder } from './venue-finder';
import { venueFloors } from './venue-floors';
import { venueSingleFloor } from './venue-single-floor';
import { venuesPage } from './venues';
import { view360 } from './view-360';
import { webinar } from './webinar';
import { webinarConfirmation } from './webinar-confirmation';
import { webinarJoin } from './webinar-join';

/** Every page of the site; the spec beside this file holds each to the same promises. */
export const pages: readonly PageContent[] = [
  home,
  overview,
  contact,
  bookTour,
  webinar,
  webinarConfirmation,
  webinarJoin,
  events,
  newsletterConfirm,
  newsletterUnsubscribe,
  privacy,
  imprint,
  termsOfUse,
  cookiePolicy,
  cookieSettings,
  venuesPage,
  venueFloors,
  ...Object.values(floorPlanPages),
  venueSingleFloor,
  venueDoubleFloor,
  ...Object.values(venuePages),
  unknownVenuePage,
  venueFinder,
  exclusiveOffers,
  estimatePage,
  privateOffers,
  useCasesPage,
  servicesPage,
  shop,
  shopVenue,
  shopEventFloors,
  shopPrivateRooms,
  shopWorkshopPackages,
  shopRooftopTerrace,
  companyCulture,
  careers,
  support,
  status,
  view360,
  references,
  gallery,
  development,
  developmentCase,
  ...handbookPages,
  notFound,
];
