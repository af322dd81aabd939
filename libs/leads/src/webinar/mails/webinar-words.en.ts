import { shortMomentText } from '@mainstage/calendar/days/day-text';
import { calendarEntries } from '@mainstage/content/forms/receipt';
import { webinarDateText } from '@mainstage/content/webinar/date-label';
import { berlinToday } from '@mainstage/contracts/calendar';
import { dateText, fullDateText, weekdayName } from '@mainstage/contracts/date-text';
import type { WebinarWords } from './webinar-words.types';

export const webinarWordsEn = {
  reason: 'You are receiving this email because this address was registered for our webinar.',
  alt: 'The crew waits in front of the LED wall, which counts the minutes until the webinar.',
  dateOf(startsAt) {
    const { time, endTime } = webinarDateText(startsAt);
    const day = berlinToday(startsAt);
    return {
      ...{ day: fullDateText(day), date: `${weekdayName(day)}, ${fullDateText(day)}`, time },
      span: `${time}–${endTime} (Frankfurt time)`,
      shown: `${weekdayName(day)}, ${dateText(day)}, ${time}`,
    };
  },
  until: (at) => shortMomentText(at, at),
  facts: {
    webinar: calendarEntries.en.webinar.summary,
    date: 'Date',
    time: 'Time',
    where: 'Where',
    online: 'Live and online',
  },
  personalLink: 'Your link is personal. It opens ten minutes before the start; please do not share it.',
  giveBack: {
    text: 'Can’t make it? Then please release your seat, so that somebody else can take part:',
    button: 'Release my seat',
  },
  join: 'Go to the webinar',
  entry: 'The date is attached as a calendar entry.',
  notYou: 'Not you? Then please ignore this email.',
  access: {
    subject: ({ day }) => `Your link to the LED wall webinar on ${day}`,
    preview: ({ shown }) => `Your seat is reserved: ${shown}, live and online.`,
    heading: 'Your seat is reserved',
    text: 'Thank you for registering. We look forward to welcoming you live.',
    running: {
      subject: 'The LED wall webinar is live: your link',
      preview: 'Your link takes you straight in.',
      heading: 'We are live right now',
      text: 'Thank you for registering. Your link takes you straight in.',
      button: 'Join now',
    },
    past: {
      subject: 'Your registration for the LED wall webinar',
      preview: ({ day }) => `The date, ${day}, has already passed.`,
      heading: 'This date has already passed',
      text: 'Thank you for registering. The webinar on this date has already taken place:',
      button: 'Your personal link',
      next: 'If you are interested in the next date, just reply to this email. We are happy to hear from you.',
    },
  },
  waitlist: {
    subject: 'You are on the waiting list for the LED wall webinar',
    preview: ({ shown }) => `All seats on ${shown} are taken. We will write as soon as one becomes free.`,
    heading: 'You are on the waiting list',
    text: 'Thank you for your interest. All seats are taken at the moment; you are now on our waiting list.',
    next: 'As soon as a seat becomes free, you move up automatically and receive your link by email. There is nothing more you need to do.',
    leave: 'You no longer want to wait? Take yourself off the list here:',
    button: 'Leave the waiting list',
  },
  provisional: {
    subject: ({ day }) => `Please confirm: your seat in the webinar on ${day}`,
    preview: (until) => `We keep it for you until ${until}.`,
    heading: 'Please confirm your seat',
    text: (until) =>
      `A lot of people are registering right now. We have set a seat aside for you: confirm it on the linked page, and your link follows by email. We keep the seat until ${until}.`,
    button: 'Open the page and confirm the seat',
    notYou: 'Not you? Then please ignore this email; the seat becomes free again automatically.',
  },
  movedUp: {
    subject: ({ day }) => `You have moved up: LED wall webinar on ${day}`,
    preview: 'A seat has become free, and it is yours. Here is your link.',
    heading: 'You have moved up',
    text: 'A seat has become free, and it is yours. We look forward to welcoming you live.',
    running:
      'A seat has become free, and it is yours. The webinar is already running; your link takes you straight in.',
  },
  moved: {
    subject: ({ day }) => `New date for your LED wall webinar: ${day}`,
    heading: 'We have a new date',
    text: 'The webinar has been moved.',
    entry: 'The attached entry moves the date in your calendar.',
    places: {
      seat: {
        preview: 'You keep your seat and your link.',
        text: 'You keep your seat, and your link works on the new date as well.',
      },
      kept: {
        preview: 'Your seat is still set aside.',
        text: 'Your seat is still set aside; confirm it with the link in our earlier email.',
      },
      waiting: {
        preview: 'You keep your place on the waiting list.',
        text: 'You are still on the waiting list; as soon as a seat becomes free, you move up automatically.',
      },
    },
  },
  reminders: {
    preview: ({ time }) => `It starts at ${time}. Here is your personal link.`,
    day: {
      subject: ({ day, time }) => `Reminder: LED wall webinar on ${day}, ${time}`,
      heading: 'It starts soon',
      text: 'This is a reminder of your webinar. We look forward to seeing you.',
    },
    hour: {
      subject: ({ time }) => `Today at ${time}: your LED wall webinar`,
      heading: ({ time }) => `It starts at ${time}`,
      text: 'Your webinar starts shortly. Your personal link takes you there live.',
    },
  },
} satisfies WebinarWords;
