import { brand } from '@mainstage/content/site/brand';
import type { Development } from '@mainstage/contracts/gates/development';
import { between, millions, offer } from './figures';

const { rentFree, subsidy, priorityReturnEuro, equityEuro, designSprintDays } = offer;

export const proposal = {
  title: 'The proposal',
  lead: 'Let us look at your building. If a venue fits into it, you will know what kind, what it costs and what it earns before you decide anything.',
  points: [
    {
      title: 'You bring',
      text: `The floors, ${rentFree.months} rent-free months, ${`€${subsidy.euroPerSqm}`} per sqm towards construction and patience through the ramp-up. The equity of ${millions(equityEuro)} may come from you or from an investor.`,
    },
    {
      title: 'We bring',
      text: 'Concept, construction management, technology, brand, sales and the team. We have done it once, and you can walk through it any working day.',
    },
    {
      title: 'You get',
      text: `A priority return of up to ${millions(priorityReturnEuro)}, a building that people talk about and, in the end, a tenant who pays the full rent because the venue earns it.`,
    },
    {
      title: 'It begins with',
      text: `A two-hour walk through your building, free of charge. The audit follows within the month, the design sprint takes ${between(designSprintDays)} days.`,
    },
  ],
  picture: { id: 'raw-floor' },
  start: 'Start Partnership Discussion',
  opensMail: 'opens your email program',
  mail: {
    subject: `Partnership discussion: a location for ${brand.shortName}`,
    body: [
      `Dear ${brand.shortName} team,`,
      '',
      'I have read your landlord presentation and would like to talk about a partnership.',
      '',
      'The property (address, floors, sqm):',
      'Vacant since or from:',
      'I am writing as (owner, investor, agent):',
      'Call me at:',
      '',
      'Kind regards',
    ].join('\n'),
  },
  otherwise: {
    text: 'No email program on this device? Write to',
    address: brand.salesEmail,
    form: 'or use the contact form',
  },
  toCase: 'Read the investment case',
} as const satisfies Development['proposal'];
