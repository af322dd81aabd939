import type { TestimonialSlide } from './types';

/** The seven slides of /references: marked samples. */
export const testimonials = [
  {
    image: { id: 'town-hall' },
    quote: 'We planned four coaches between hotel and hall. We needed none: the breakouts were behind the next door.',
    people: [{ name: 'Head of Events', role: 'Insurance' }],
    eventLabel: 'Sales conference, two days',
    venue: 'liberty-floor',
  },
  {
    image: { id: 'volume-product' },
    quote: 'The car never left the floor, and the film has it on three continents.',
    people: [
      { name: 'Brand Director', role: 'Automotive supply' },
      { name: 'Producer', role: 'Film' },
    ],
    eventLabel: 'Product film in the volume',
    venue: 'skyline-studio',
  },
  {
    image: { id: 'boardroom-screen' },
    quote:
      'Nobody came in, nothing hummed, the coffee was hot. I have nothing more to say about a boardroom, and that is praise.',
    people: [{ name: 'Company Secretary', role: 'Banking' }],
    eventLabel: 'Supervisory board meeting',
    venue: 'boardroom',
  },
  {
    image: { id: 'skyline-stage-gala' },
    quote: 'At nine there was a conference, at seven a ballroom. I was in the building and still did not see how.',
    people: [{ name: 'Managing Director', role: 'Trade association' }],
    eventLabel: 'Congress with gala dinner',
    venue: 'skyline-stage',
  },
  {
    image: { id: 'hybrid-conference' },
    quote: 'One line failed during the speech. We read about it in the report the next morning.',
    people: [{ name: 'Head of Communications', role: 'Pharmaceuticals' }],
    eventLabel: 'Global town hall, streamed',
    venue: 'horizon-stage',
  },
  {
    image: { id: 'workshop-boards' },
    quote: 'We left with a photograph of the wall, and the photograph is still our plan.',
    people: [
      { name: 'Chief Product Officer', role: 'Software' },
      { name: 'Facilitator', role: 'Consulting' },
    ],
    eventLabel: 'Strategy workshop',
    venue: 'workshop',
  },
  {
    image: { id: 'summer-party' },
    quote: 'It rained at eight. By five past, the band was playing indoors and nobody had asked anyone to move.',
    people: [{ name: 'People Lead', role: 'Consumer goods' }],
    eventLabel: 'Summer party for the whole company',
    venue: 'sky-terrace',
  },
] as const satisfies readonly TestimonialSlide[];
