import { brand } from '../site/brand';
import type { PageContent } from '../site/page-content';

export const careers = {
  path: '/careers',
  lang: 'en',
  head: {
    title: 'Careers: working in the house',
    name: 'Careers',
    description: `What working at ${brand.name} is like, which roles there are, and how to apply: by email or through the contact form.`,
    keywords: ['event jobs Frankfurt', 'event technician', 'project manager events', 'careers'],
    robots: 'index, follow',
    picture: 'careers-backstage',
  },
  copy: {
    hero: {
      kicker: 'Careers',
      title: 'In black, beside the light.',
      lead: 'We look after rooms in which other people shine. If you find that more interesting than shining yourself, read on.',
      picture: { id: 'careers-backstage' },
    },
    work: {
      title: 'What it is like',
      points: [
        {
          title: 'Plans you can live with',
          text: 'The roster is out four weeks ahead. Work a night and you have the next morning off; work a weekend and you get two days off in the week.',
        },
        {
          title: 'One house',
          text: 'No vans, no motorway at four in the morning. You know every socket, and you sleep at home.',
        },
        {
          title: 'Real technology',
          text: 'A wall of light, a volume, three halls on one network. You may try things on it when no guest is in.',
        },
        {
          title: 'Learning on the desk',
          text: 'Beginners stand beside somebody who knows it until they say themselves that they do. Courses are working time.',
        },
        {
          title: 'Small teams',
          text: 'Six people make a show here, and each of them may stop it. You know whom to ask, and they know you.',
        },
        {
          title: 'Mistakes with a future',
          text: 'We name them, fix them and write them down. The list is read aloud, with a drink, twice a year.',
        },
      ],
    },
    roles: {
      title: 'Roles in the house',
      note: 'Sample openings: they show which work there is. Ask us which of them is free right now.',
      sample: 'Sample opening',
      terms: { team: 'Team', hours: 'Hours', brings: 'You bring' },
      items: [
        {
          title: 'Project manager, events',
          text: 'From the first call to the thank-you email the plan is yours, and so is the budget in it.',
          team: 'Events',
          hours: 'Full time',
          brings: 'A calm telephone voice, fluent German and English, three shows of your own.',
        },
        {
          title: 'LED and media technician',
          text: 'You keep the wall in one piece and one colour, and put other people’s pictures on it as they meant them.',
          team: 'Technology',
          hours: 'Full time or 80%',
          brings: 'A trained eye for signal paths, no fear of heights.',
        },
        {
          title: 'Host on the floor',
          text: 'You are the first face and the last. In between you find the charger, the shuttle and the quiet corner.',
          team: 'Guests',
          hours: 'Part time, evenings',
          brings: 'Attention, and shoes in which you can stand.',
        },
        {
          title: 'Apprentice, event technology',
          text: 'Three years, three halls, one wall. You learn sound, light, rigging and how to talk to a nervous speaker.',
          team: 'Technology',
          hours: 'Apprenticeship, three years',
          brings: 'Curiosity. Marks are the smaller part.',
        },
      ],
    },
    apply: {
      title: 'How to apply',
      steps: [
        {
          title: 'Write to us',
          text: 'A few sentences and a list of what you have done. No photograph, no date of birth: we do not need them.',
        },
        {
          title: 'Talk for half an hour',
          text: 'With the person who would work beside you, by video or here. You may ask first.',
        },
        { title: 'Spend a show with us', text: 'One paid evening in the house. Afterwards both sides know.' },
        { title: 'Hear from us', text: 'Within a week, by telephone, whatever the answer is.' },
      ],
      mail: 'Apply by email',
      form: 'Apply through the contact form',
      note: 'This page stores nothing. Your email or message reaches the house, and is handled as the privacy policy says.',
    },
    closing: {
      title: 'Come in and look around.',
      lead: 'A tour shows you the house as guests see it. Tell us that you come for the other side, and we show you that too.',
      tour: 'Book a Tour',
      culture: 'What we believe in',
      picture: { id: 'backstage-cases', alt: '' },
    },
  },
} as const satisfies PageContent;

/** Mail of the button, with the questions of the contact form. */
export const applicationSubject = 'Application';
