import { brand } from '../site/brand';
import type { PageContent } from '../site/page-content';

export const careers = {
  path: '/careers',
  lang: 'en',
  head: {
    title: `Careers: working at ${brand.shortName}`,
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
      lead: 'We run the rooms where other people shine. If that appeals to you more than the spotlight, read on.',
      picture: { id: 'careers-backstage' },
    },
    work: {
      title: 'What it is like',
      points: [
        {
          title: 'Rosters you can plan around',
          text: 'The roster is out four weeks ahead. Work a night and you have the next morning off; work a weekend and you get two days off in the week.',
        },
        {
          title: 'One address',
          text: 'No vans, no motorway at four in the morning. You know every socket, and you sleep in your own bed.',
        },
        {
          title: 'Real technology',
          text: 'A wall of light, a volume, three halls on one network. You can try things out when no guests are in.',
        },
        {
          title: 'Learning on the job',
          text: 'Beginners work alongside an experienced colleague until they feel ready themselves. Courses count as working time.',
        },
        {
          title: 'Small teams',
          text: 'Six people run a show here, and any of them can stop it. You know whom to ask, and they know you.',
        },
        {
          title: 'Mistakes we learn from',
          text: 'We name them, fix them and write them down. Twice a year we go through the list together over a drink.',
        },
      ],
    },
    roles: {
      title: 'Roles we hire for',
      note: 'Sample openings, to show the kind of work we offer. Ask us which are open right now.',
      sample: 'Sample opening',
      terms: { team: 'Team', hours: 'Hours', brings: 'You bring' },
      items: [
        {
          title: 'Project manager, events',
          text: 'From the first call to the thank-you email, the plan and its budget are yours.',
          team: 'Events',
          hours: 'Full time',
          brings: 'A calm voice on the telephone, fluent German and English, and three shows you have run yourself.',
        },
        {
          title: 'LED and media technician',
          text: 'You look after the wall, keep its colours true and show other people’s pictures the way they meant them.',
          team: 'Technology',
          hours: 'Full time or 80%',
          brings: 'A trained eye for signal paths, no fear of heights.',
        },
        {
          title: 'Host on the floor',
          text: 'You are the first face and the last. In between you find the charger, the shuttle and the quiet corner.',
          team: 'Guests',
          hours: 'Part time, evenings',
          brings: 'An eye for people, and comfortable shoes.',
        },
        {
          title: 'Apprentice, event technology',
          text: 'Three years, three halls, one wall. You learn sound, light, rigging and how to talk to a nervous speaker.',
          team: 'Technology',
          hours: 'Apprenticeship, three years',
          brings: 'Curiosity. Grades matter less.',
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
          text: 'With the person you would work alongside, by video or here. You ask the first question.',
        },
        { title: 'Spend a show with us', text: 'One paid evening with us. Afterwards we both know.' },
        { title: 'Hear from us', text: 'Within a week, by telephone, whatever the answer.' },
      ],
      mail: 'Apply by email',
      form: 'Apply through the contact form',
      note: 'This page stores nothing. Your email or message comes to us and is handled as described in our privacy policy.',
    },
    closing: {
      title: 'Come in and look around.',
      lead: 'A tour shows you the venue as guests see it. Tell us you are here about a job and we will show you backstage too.',
      tour: 'Book a Tour',
      culture: 'What we believe in',
      picture: { id: 'backstage-cases', alt: '' },
    },
  },
} as const satisfies PageContent;

/** Mail of the button, with the questions of the contact form. */
export const applicationSubject = 'Application';
