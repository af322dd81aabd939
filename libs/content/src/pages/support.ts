import { brand } from '../site/brand';
import { visit } from '../constants/visits';
import { hours } from '../site/hours';
import type { PageContent } from '../site/page-content';

/** A question and its answer, with a link to a page. */
interface HelpTopic {
  title: string;
  text: string;
  link?: { label: string; to: string };
}

const visits = [
  {
    title: 'How can I see the venue?',
    text: `Request a day and a time. A tour takes ${visit.minutes.min} to ${visit.minutes.max} minutes, and we confirm by email within ${hours.reply}. Until then the entry in your calendar is tentative.`,
    link: { label: 'Book a Tour', to: '/book-tour' },
  },
  {
    title: 'I need to move or cancel my tour.',
    text: 'Reply to the email you received, or call us. Tours are free, and so is moving one.',
  },
  {
    title: 'Can my guests get in without steps?',
    text: 'Yes. Every floor is level from the lift on, with induction loops in the halls. Tell us what your guests need and we prepare it before they arrive.',
    link: { label: 'Getting here', to: '/getting-here' },
  },
] as const satisfies readonly HelpTopic[];

const showDays = [
  {
    title: 'Whom do I call on the day of my event?',
    text: 'Someone on site picks up around the clock on show nights, build nights and the night before the speech. Your project manager gives you the direct number with the plan of your day.',
  },
  {
    title: 'My speakers bring their own slides. Where do they go?',
    text: 'Send them to your project manager as early as you can: we adapt the slides to the wall and test them at full size. Please bring a copy on a USB stick all the same.',
    link: { label: 'What we can prepare', to: '/services#creative-content' },
  },
  {
    title: 'What happens if a line or a lamp fails?',
    text: 'There are two lines out of the building and a spare for every desk, and the crew that set it up is next to it. You will read about it in the report the next morning.',
  },
] as const satisfies readonly HelpTopic[];

const online = [
  {
    title: 'A form or a page does not work.',
    text: 'Check our status page: it asks the server the moment you open it. What you have typed stays in your browser tab until it is sent.',
    link: { label: 'Status', to: '/status' },
  },
  {
    title: 'I signed up for the webinar and have no access data.',
    text: 'It comes by email once you have a place; please check your spam folder too. If you are on the waiting list, you will hear from us as soon as a place is free. The webinar is held in German.',
    link: { label: 'See the webinar', to: '/webinar/led-wall' },
  },
  {
    title: 'The newsletter does not arrive.',
    text: 'Your subscription starts once you have confirmed it with the link in our first email. If that email got lost, enter your address again at the foot of any page.',
  },
  {
    title: 'How do I unsubscribe from the newsletter?',
    text: 'With the link at the foot of every issue. It works immediately and asks for no reason.',
  },
  {
    title: 'What do you keep about me?',
    text: 'What you typed, the consent you gave and how you found us; no profile. The privacy policy says for how long; you can ask for a copy or have it deleted at any time.',
    link: { label: 'Privacy', to: '/privacy' },
  },
] as const satisfies readonly HelpTopic[];

export const support = {
  path: '/support',
  lang: 'en',
  head: {
    title: 'Support: help topics, contacts and hours',
    name: 'Support',
    description: `Answers on tours, event days, the webinar and the newsletter, and whom to reach at ${brand.name}, when and how.`,
    keywords: ['support', 'help', 'contact', 'event venue Frankfurt'],
    robots: 'index, follow',
    picture: 'production-desk',
  },
  copy: {
    kicker: 'Support',
    title: 'Somebody picks up.',
    lead: 'Most answers are on this page. For everything else there is a person, and on the night of your event that person is in the building.',
    picture: { id: 'production-desk' },
    reach: {
      title: 'Reach us',
      phone: 'Telephone',
      email: 'General',
      sales: 'Quotes and dates',
      hours: 'Business hours',
      nights: 'Your event',
      nightsText: 'Around the clock, on the number in your plan of the day',
      reply: 'Reply',
      status: 'This site',
      statusLink: 'See what works right now',
      replyText: `Within ${hours.reply}`,
    },
    topics: [
      { id: 'visits', title: 'Before you book', items: visits },
      { id: 'show-days', title: 'On the day', items: showDays },
      { id: 'online', title: 'Webinar, newsletter, data', items: online },
    ],
    closing: {
      title: 'Did not find your answer?',
      lead: 'Write to us in your own words. A person reads it, and the same person replies.',
      contact: 'Write to us',
      tour: 'Book a Tour',
      picture: { id: 'lounge-night', alt: '' },
    },
  },
} as const satisfies PageContent;
