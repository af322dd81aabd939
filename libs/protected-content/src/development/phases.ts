import type { Development } from '@mainstage/contracts/gates/development';
import { between, offer } from './figures';

/** The six engagement phases in order (rule development.phases). */
export const phases = {
  title: 'Six phases, and you can stop after any of them.',
  lead: 'Each phase ends with something you can hold in your hand and keep, whether or not we carry on together.',
  words: { tools: 'Tools', output: 'Output' },
  phases: [
    {
      number: 1,
      title: 'Property & Experience Audit',
      header: 'What can this building be?',
      description:
        'We walk every floor with a structural engineer and a producer. One looks at loads, heights and exits, the other for the spot where a guest gets out a phone to take a picture. We read the lease, the permits and the neighbourhood.',
      tools: [
        '3D scan of all floors',
        'Check of loads, power and escape routes',
        'Demand within twenty minutes on foot',
      ],
      output: 'A written audit that says what fits, what does not, and whether we would take the floor ourselves.',
    },
    {
      number: 2,
      title: 'Experience Design Sprint',
      header: `From an empty plan to a walk through it in ${between(offer.designSprintDays)} days.`,
      description:
        'Architect, stage designer, technician and chef work at one table, and you join them on the first and the last day. We decide what goes where by walking through it, in the scan of your own building, on our wall in Frankfurt.',
      tools: ['Sprint in our LED volume', 'Scale plans in two variants', 'A walk-through with three future clients'],
      output: 'A concept on plans and in pictures, with the order in which it can be built.',
    },
    {
      number: 3,
      title: 'Product & Business Case',
      header: 'Every square metre gets a job and a price.',
      description:
        'From the concept we make products that can be booked: rooms, seats, days, memberships. Each has a price list, a cost and the occupancy it needs. The case is yours to take apart, and we show you where it breaks.',
      tools: [
        'Price list of all core products',
        'Model of revenue, cost and cash by month',
        'Offers from three builders',
      ],
      output: 'A business case and a term sheet, ready for your bank and your board.',
    },
    {
      number: 4,
      title: 'Activation & Content',
      header: 'Sold before it is finished.',
      description:
        'While the builders are in, the calendar fills. We open with a programme of our own rather than an empty house, so that our first clients come as guests before they book. Films, pictures and tours are made on site.',
      tools: [
        'Opening programme of our own',
        'Film and picture production',
        'Sales team in the city before the opening',
      ],
      output: 'A venue that is open, with a calendar, an audience and its first hundred booking requests.',
    },
    {
      number: 5,
      title: 'Operation or Handover',
      header: 'We run it, or you do.',
      description:
        'Either our team runs the location and reports to you each month, or we train yours until it no longer needs us. In both cases brand, booking system and standards are ours, and that is what the royalty pays for.',
      tools: ['Booking and event system', 'Handbook and training in Frankfurt', 'Monthly report down to the room'],
      output: 'A location that runs to one standard, with any employer of its team.',
    },
    {
      number: 6,
      title: 'Continuous Innovation',
      header: 'A venue that stands still grows old.',
      description:
        'Once a year we take out what is not booked and try what clients ask for. What works in one location goes to all of them, with plans and figures; what fails, fails only once.',
      tools: ['Yearly review of each room’s earnings', 'Trial space in Frankfurt', 'Exchange between all locations'],
      output: 'A plan for the next year, with the rooms to change and the return expected from each.',
    },
  ],
} as const satisfies Development['phases'];
