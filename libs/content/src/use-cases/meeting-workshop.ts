import type { UseCase } from './types';

export const meetingWorkshop = [
  {
    id: 'executive-board-meeting',
    firstChoice: 'boardroom',
    search: { guests: 12, layout: 'boardroom' },
    name: 'Executive Board Meeting',
    description:
      'Sixteen chairs, two doors, glass that clouds over. Papers are on the table, telephones charge outside.',
    features: ['Sound-insulated', 'No windows', 'Discreet service'],
    image: { id: 'boardroom-night' },
    category: 'Meeting & Workshop',
  },
  {
    id: 'strategy-workshop',
    firstChoice: 'workshop',
    search: { guests: 20, layout: 'cabaret' },
    name: 'Strategy Workshop',
    description: 'Two days, one question. Walls take every thought of the first day and wait for the second.',
    features: ['Writable walls', 'Tables on wheels', 'Room kept overnight'],
    image: { id: 'workshop-day' },
    category: 'Meeting & Workshop',
  },
  {
    id: 'leadership-dialogue',
    firstChoice: 'arena',
    search: { guests: 24, layout: 'theatre' },
    name: 'Leadership Dialogue',
    description: 'A circle of steps and a floor in the middle. Leaders who stand there are asked, not applauded.',
    features: ['Seats in the round', 'Fishbowl setting', 'Recording on request'],
    image: { id: 'arena-ring' },
    category: 'Meeting & Workshop',
  },
  {
    id: 'stand-up-sprint',
    firstChoice: 'straight-up',
    search: { guests: 25, layout: 'standing' },
    name: 'Stand-up & Sprint',
    description:
      'A week of short mornings at high tables, with a clock of light and a screen that remembers yesterday.',
    features: ['High tables', 'Light clock', 'Weekly booking'],
    image: { id: 'sprint-board' },
    category: 'Meeting & Workshop',
  },
  {
    id: 'investor-breakfast',
    firstChoice: 'directors-circle',
    search: { guests: 10, layout: 'boardroom', floor: 4 },
    name: 'Investor Breakfast',
    description: 'Ten people, first sun, numbers on a hidden screen. Over by nine, remembered for longer.',
    features: ['Round table', 'Kitchen hatch', 'Early access'],
    image: { id: 'investor-breakfast' },
    category: 'Meeting & Workshop',
  },
  {
    id: 'team-offsite',
    firstChoice: 'workshop',
    search: { guests: 28, layout: 'cabaret', daylight: true },
    name: 'Team Offsite',
    description:
      'Desks in the morning, sofas after lunch, the terrace at five. The team is away without anyone having flown.',
    features: ['Desks and sofas', 'Terrace at five', 'Host for the day'],
    image: { id: 'team-offsite' },
    category: 'Meeting & Workshop',
  },
] as const satisfies readonly UseCase[];
