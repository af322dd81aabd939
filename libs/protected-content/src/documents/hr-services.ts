import { howWeSupportYou } from '../event-planners/chapters/how-we-support-you';
import { nextSteps } from './contact';
import type { Deck } from './deck';

const onSite = howWeSupportYou.sections[3].blocks[0];

export const hrDeck: Deck = {
  file: 'deck-hr-services.pdf',
  lang: 'en',
  eyebrow: 'Package deck 4 of 6',
  title: 'HR Services',
  lead: 'People by the hour: at the door, in the aisles, in the booth, behind the stage.',
  picture: 'careers-backstage',
  chapters: [
    {
      title: 'People to book',
      lead: 'Briefed by us on the morning of the event, in black or in your colours.',
      picture: 'lobby-reception',
      sections: [
        {
          title: 'With guests',
          features: [
            {
              title: 'Hosts',
              description: 'Reception, badges, cloakroom, aisles. One per thirty guests is a good rule of thumb.',
            },
            { title: 'Guides', description: 'Bring groups from the station, or show them round the floors.' },
            {
              title: 'Moderators',
              description: 'For the stage, in English and German; with two meetings before the day.',
            },
            {
              title: 'Interpreters',
              description: 'In pairs for each language, with the booth from the technology deck.',
            },
          ],
        },
        {
          title: 'Behind the stage',
          features: [
            { title: 'Stage manager', description: 'Calls the show and keeps the clock.' },
            {
              title: 'Speaker care',
              description: 'Meets speakers at the door, tests their slides and gets them to the stage on time.',
            },
            { title: 'Stage hands', description: 'For build, changeovers and strike; four hours minimum.' },
            {
              title: 'First aid',
              description: 'Two medics from 200 guests; your insurer may require them sooner.',
            },
          ],
        },
      ],
    },
    {
      title: 'Always there',
      lead: 'Part of every booking.',
      sections: [
        { title: 'On the day', table: { head: onSite.columns, rows: onSite.rows, shares: [3, 3, 4] } },
        {
          title: 'Good to know',
          list: [
            'Ordered with the function sheet, people are confirmed by name',
            'A shift is at least four hours, with a break after six',
            'Everyone speaks English; ask for German, French or Spanish',
          ],
        },
      ],
    },
    nextSteps,
  ],
};
