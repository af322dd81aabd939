import { marketingClaims } from '@mainstage/venues/facts/claims';

interface Statement {
  title: string;
  text: string;
}

/** Company culture: mission, values, code, vision, purpose and principles (rule culture.statements). */
export const culture = {
  mission: {
    title: 'Mission',
    text: `We give ideas a stage: ${marketingClaims.venues} venues on ${marketingClaims.floors} floors, a wall of light, and people who stay until it works.`,
  },
  vision: {
    title: 'Vision',
    text: 'A city in which every good idea finds a room within a week and an audience within a month.',
  },
  purpose: {
    title: 'Purpose',
    text: 'People decide differently when they have stood in the same room. We look after the room.',
  },
  values: [
    {
      title: 'Centerstage',
      text: 'The guest stands in the light. We stand beside it, in black, with a spare battery.',
    },
    { title: 'Bold', text: 'We suggest the larger idea first and the safe one second. Both come with a price.' },
    {
      title: 'Astute',
      text: 'We read the rider, the room and the mood, and change the plan before anyone has to ask.',
    },
  ],
  code: [
    { title: 'Say it early', text: 'Bad news at noon is a task. Bad news at doors is a disaster.' },
    { title: 'Label everything', text: 'Cables, cases, decisions. Someone else will look for them at night.' },
    { title: 'Rehearse the simple part', text: 'The trick works. It is the walk to the lectern that goes wrong.' },
    { title: 'Thank the last one out', text: 'Whoever sweeps the floor has seen the whole show.' },
    { title: 'Own the mistake', text: 'Name it, fix it, write it down. Nobody asks twice who it was.' },
    { title: 'Leave it ready', text: 'Leave the hall the way you would want to find it.' },
  ],
  principles: [
    { title: 'Craft before effect', text: 'A steady picture beats a spectacular one that flickers.' },
    { title: 'One plan', text: 'If it is not on the sheet, it does not happen. Everyone has the sheet.' },
    { title: 'Honest quotes', text: 'A quote says what is included, what is not, and what would cost less.' },
    { title: 'Reuse', text: 'Sets, content and power are built to serve twice before they are replaced.' },
    { title: 'Room for all', text: 'Level floors, induction loops, quiet corners: no guest has to ask for a way in.' },
  ],
} as const satisfies Record<string, Statement | readonly Statement[]>;

export const cultureLinks = [
  { label: 'Work with us', to: '/careers' },
  { label: 'Talk to us', to: '/contact' },
] as const;
