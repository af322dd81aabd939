import { goodsLift } from '@mainstage/venues/facts/shared-facts';
import { travelTimes } from '../constants/travel-times';
import { brand } from '../site/brand';
import { hours } from '../site/hours';
import type { PageContent } from '../site/page-content';

const { widthM, lengthM, kg } = goodsLift.value;

/** A place of the plan with its number. */
interface Place {
  id: string;
  name: string;
  text: string;
}

const places = [
  {
    id: 'entrance',
    name: 'Guests’ entrance',
    text: 'On the river side, under the canopy. The screen beside the door shows the name of your event.',
  },
  {
    id: 'stop',
    name: 'S-Bahn, trade-fair stop',
    text: `${travelTimes.tradeFairStop.walkMinutes} minutes on foot, along the quay. Lifts lead up from both platforms.`,
  },
  {
    id: 'garage',
    name: 'Garage under the building',
    text: `Entrance in the side street, ${travelTimes.garage.heightM}\u00a0m high. Wide spaces beside the lifts, charging points along the wall. Let us know in advance and we will reserve spaces for your guests.`,
  },
  { id: 'taxi', name: 'Taxis and coaches', text: 'They stop on the quay, ten steps from the canopy.' },
  {
    id: 'yard',
    name: 'Loading yard',
    text: `Behind the building, entrance by the water, ${travelTimes.yard.heightM}\u00a0m high, by booked slot. From the loading dock it is level to the goods lift: ${widthM}\u00a0m wide, ${lengthM}\u00a0m long, ${kg.toLocaleString('en-GB')}\u00a0kg.`,
  },
  {
    id: 'bicycles',
    name: 'Bicycles',
    text: 'Covered stands at the corner of the building, with sockets for charging.',
  },
] as const satisfies readonly Place[];

export const gettingHere = {
  path: '/getting-here',
  lang: 'en',
  head: {
    title: 'Getting here',
    description: `How to get to ${brand.name}: by train, by car, from the airport and step-free; where trucks load; and a map of the surrounding streets.`,
    keywords: ['directions', 'parking', 'loading', 'step-free access', 'event venue Frankfurt'],
    robots: 'index, follow',
    picture: 'lobby-reception',
  },
  copy: {
    kicker: 'Getting here',
    title: 'Five minutes from the train, one lift from the stage.',
    lead: 'For your invitation, your taxi and your truck. Times assume light traffic.',
    plan: {
      title: 'Around the building',
      /** Accessible name of the drawing; the list beside it has all its information. */
      alt: 'Plan of the surroundings: the building stands on the quay between the river and the railway, the stop to the east, the yard behind it. A dotted line marks the step-free route from the stop to the entrance.',
      note: 'A sketch of a sample quarter, not to scale.',
      river: 'River',
      house: brand.shortName,
    },
    places,
    routes: {
      title: 'From where you are',
      rows: [
        {
          term: 'Central station',
          detail: `S-Bahn, ${travelTimes.centralStation.stops} stops to the trade-fair stop, then on foot: ${travelTimes.centralStation.minutes} minutes in all.`,
        },
        { term: 'Airport', detail: `S-Bahn, then on foot: ${travelTimes.airport.minutes} minutes.` },
        {
          term: 'Motorway',
          detail: `Take the trade fair exit and follow the river: ${travelTimes.motorway.minutes} minutes to the garage.`,
        },
        {
          term: 'Trucks',
          detail: 'The same exit, then the road by the water to the yard. Your project manager gives you a slot.',
        },
      ],
    },
    stepFree: {
      title: 'Step-free from platform to seat',
      text: 'Lifts at the stop, a lowered kerb at each crossing, a level door under the canopy, two lifts for twelve people each to every event floor, and level floors from there on. There are wide garage spaces next to the lifts. Tell us what your guests need and it will be ready before they arrive.',
      action: 'Tell us',
    },
    address: { title: 'For the taxi', map: 'Open in maps', newTab: '(opens in a new tab)' },
    hours: `Reception is staffed ${hours.business.days}, ${hours.business.time}; on show days until the last guest has left.`,
    closing: { title: 'Come and see for yourself.', book: 'Book a Tour' },
  },
} as const satisfies PageContent;
