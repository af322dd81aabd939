import { travelTimes } from '@mainstage/content/constants/travel-times';
import { count, sqm } from '@mainstage/venues/facts/number-format';
import { hours } from '@mainstage/content/site/hours';
import { brand } from '@mainstage/content/site/brand';
import { layoutsOf } from '@mainstage/venues/facts/capacities';
import { floors } from '@mainstage/venues/facts/floors';
import { type RoomId, roomOf } from '@mainstage/venues/facts/catalog';
import type { HandbookSection } from '@mainstage/contracts/gates/handbook';
import { termsFiles } from '../files';

const { address } = brand;

/** Separately booked rooms by floor, without parts and other settings of a hall. */
const bookable = [
  ['Skyline Stage', 'skyline-stage'],
  ['Sky Lounge', 'sky-lounge'],
  ['Sky Terrace', 'sky-terrace'],
  ['Liberty Stage', 'liberty-stage'],
  ['Liberty Atrium', 'liberty-atrium'],
  ['Liberty Hub', 'liberty-hub'],
  ['Workshop', 'workshop'],
  ['Arena', 'arena'],
  ['Straight-up', 'straight-up'],
  ['Boardroom', 'boardroom'],
  ['Horizon Stage', 'horizon-stage'],
  ['Horizon Hub', 'horizon-hub'],
  ['Directors Circle', 'directors-circle'],
] as const satisfies readonly (readonly [string, RoomId])[];

const seatsAtRoundTable = 10;
/** Stock of furniture for the largest dinner. */
const roundTables = Math.ceil((layoutsOf('skyline-liberty-horizon-triple').banquet?.guests ?? 0) / seatsAtRoundTable);

/** The five entries that were dead links in the original (rule handbook.chapters). */
export const house = [
  {
    id: 'about-our-location',
    title: 'About Our Location',
    blocks: [
      {
        kind: 'table',
        caption: 'How to reach us',
        columns: ['From', 'How', 'Time'],
        rows: [
          ['Central station', 'S-Bahn, two stops, then on foot', `${travelTimes.centralStation.minutes} minutes`],
          ['Airport', 'S-Bahn, then on foot', `${travelTimes.airport.minutes} minutes`],
          ['Motorway', 'Exit for the trade fair, then follow the river', `${travelTimes.motorway.minutes} minutes`],
          ['Goods', 'Yard behind the building, entrance by the water', 'By slot'],
        ],
      },
      {
        kind: 'text',
        paragraphs: [
          `${brand.name}, ${address.street}, ${address.postcode} ${address.city}. The entrance for guests is on the river side, under the canopy; the screen beside the door shows the name of your event.`,
          `Event floors are ${Object.entries(floors)
            .filter(([, { use }]) => use === 'events')
            .map(([floor]) => floor)
            .join(
              ', ',
            )}; two lifts for twelve people each lead there from the lobby. Come and try the route yourself: tours run ${hours.tours.days}, ${hours.tours.time}.`,
        ],
      },
    ],
  },
  {
    id: 'the-team',
    title: 'The Team',
    lead: 'Six desks you will deal with. Names come with your contract.',
    blocks: [
      {
        kind: 'table',
        caption: 'Who looks after what',
        columns: ['Desk', 'Looks after'],
        rows: [
          ['Sales', 'Dates, quotes, contracts'],
          ['Project management', 'Your event from the contract to the last invoice'],
          ['Technology', 'Walls, light, sound, streams, files'],
          ['Kitchen', 'Menus, allergies, service'],
          ['House', 'Doors, lifts, power, safety'],
          ['Accounts', 'Invoices and payments'],
        ],
      },
      {
        kind: 'links',
        links: [{ label: 'What each does for you, and when', to: '/event-planners/how-we-support-you' }],
      },
    ],
  },
  {
    id: 'general-terms-and-conditions',
    title: 'General Terms and Conditions',
    lead: 'The whole text as a PDF. The German version prevails.',
    blocks: [
      { kind: 'downloads', downloads: termsFiles },
      {
        kind: 'links',
        links: [{ label: 'What they say about payment, in short', to: '/event-planners/payment-information' }],
      },
    ],
  },
  {
    id: 'venues-and-meeting-rooms',
    title: 'Venues & Meeting Rooms',
    lead: 'Areas and guests of every room, floor by floor from the top.',
    blocks: [
      {
        kind: 'table',
        caption: 'Rooms that you can book',
        columns: ['Room', 'Floor', 'Area', 'Guests', 'LED wall'],
        rows: bookable.map(([name, id]) => {
          const { floor, facts } = roomOf(id);
          const { areaSqm, guests, ledWallSqm } = facts;
          const wall = ledWallSqm.value === null ? '–' : sqm(ledWallSqm.value);
          return [name, String(floor), sqm(areaSqm.value), count(guests.value), wall];
        }),
      },
      {
        kind: 'links',
        links: [
          { label: 'All venues with pictures', to: '/venues' },
          { label: 'The deck to forward', to: '/event-planners/our-packages#decks' },
        ],
      },
    ],
  },
  {
    id: 'furniture-and-set-up',
    title: 'Furniture + Set Up',
    lead: 'What we have in-house, included in every booking while stocks last.',
    blocks: [
      {
        kind: 'table',
        caption: 'Furniture in stock',
        columns: ['Piece', 'Size', 'Number'],
        rows: [
          ['Conference chair, linked in rows', '45 × 52 cm', '560'],
          ['Banquet table, round, for ten', '180 cm', count(roundTables)],
          ['Seminar table, folding', '160 × 60 cm', '110'],
          ['High table', '70 cm, 110 cm high', '60'],
          ['Lounge armchair', '78 × 74 cm', '36'],
          ['Stage deck, heights from 20 to 100 cm', '200 × 100 cm', '72'],
          ['Lectern with screen and two microphones', '60 × 45 cm', '6'],
        ],
      },
      {
        kind: 'answers',
        answers: [
          {
            id: 'set-up-once',
            title: 'What is included?',
            paragraphs: [
              'One set-up and one strike for each booked day, as drawn in the function sheet. A change of seating between two parts of the day is quoted by crew and hour.',
            ],
          },
          {
            id: 'own-furniture',
            title: 'Can I bring my own furniture?',
            paragraphs: [
              'Yes, if it is flame-retardant (B1 or better) and fits the goods lift. We store ours in the meantime at no charge.',
            ],
          },
        ],
      },
    ],
  },
] as const satisfies readonly HandbookSection[];
