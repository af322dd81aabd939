import { marketingClaims } from '@mainstage/venues/facts/claims';
import { count } from '@mainstage/venues/facts/number-format';
import { hours } from '../site/hours';
import { venueCategoryLinks, wallNotes } from '../venues/category-cards';
import type { PageContent } from '../site/page-content';
import { sampleFilm } from '../videos/sample-film';

/** The style guide: every component with texts and pictures of the site. */
export const styleguide = {
  path: '/styleguide',
  lang: 'en',
  head: {
    title: 'Style guide',
    description: 'Colours, type and every component of this site, alive.',
    keywords: ['style guide', 'colours', 'type', 'components'],
    robots: 'noindex, follow',
    picture: 'control-desk',
  },
  copy: {
    hero: {
      title: 'Every piece, lit.',
      lead: 'Colour, type and the components that this site is built from, with real words and real pictures. What is seen here is what the pages use.',
      picture: { id: 'control-desk', alt: '' },
    },
    breadcrumb: {
      label: 'Breadcrumb',
      items: [{ label: 'Home', to: '/' }, { label: 'Contact', to: '/contact' }, { label: 'Style guide' }],
    },
    contents: {
      label: 'Contents',
      sections: [
        'colour',
        'type',
        'numbers',
        'words',
        'voices',
        'pictures',
        'cards',
        'carousel',
        'industries',
        'tabs',
        'controls',
        'states',
        'dialogs',
      ],
    },
    colour: {
      title: 'Colour',
      uses: {
        ink: 'Heroes, dark sections, text on paper',
        graphite: 'Dark panels, footer',
        paper: 'Ground of the page',
        mist: 'Quiet sections',
        white: 'Fields, panels, the bar once scrolled',
        signal: 'The one call to action, focus, what is active',
        signalText: 'Signal where it is text on paper',
      },
      led: 'LED: light only. Thin rules and progress, never behind words.',
    },
    type: {
      title: 'Type',
      sample: 'Lights, then silence.',
      sizes: { hero: 'Hero', title: 'Title', heading: 'Heading', lead: 'Lead', body: 'Body', small: 'Small' },
    },
    numbers: {
      title: 'Numbers are heroes',
      facts: [
        { value: count(marketingClaims.areaSqm), unit: 'sqm', label: 'of event space under one roof' },
        { value: count(marketingClaims.guestsPerFloor), label: 'guests per floor' },
        { value: count(marketingClaims.ledWallSqm), unit: 'sqm', label: `of LED wall ${wallNotes.stages}` },
        { value: count(marketingClaims.venues), label: `venues on ${count(marketingClaims.floors)} floors` },
      ],
    },
    words: {
      title: 'Lists on hairlines',
      points: [
        { title: 'Dark by default', text: 'Walls, floor and ceiling are black. What you light is what is there.' },
        { title: 'One crew', text: 'The person who plans your cables is the person who lays them.' },
        { title: 'Ready at eight', text: 'Doors, coffee and wall are on before your first guest is.' },
      ],
      steps: [
        { title: 'Walk the floor', text: 'An hour on site, with the wall switched on and your questions on a list.' },
        { title: 'See it drawn', text: 'Two days later you have a plan with rows, sight lines and a price.' },
        { title: 'Take the stage', text: 'We run the room. You run the evening.' },
      ],
      agenda: [
        { title: '09:00', text: 'Doors open, coffee on the terrace.' },
        { title: '10:30', text: 'Keynote in front of the wall.' },
        { title: '18:00', text: 'The chairs go, the tables come.' },
      ],
      lines: [venueCategoryLinks.stages.facts[1], 'Control room on every floor', 'Lift for a delivery van'],
      rows: [
        { term: 'Opening', detail: `${hours.business.days}, ${hours.business.time}` },
        { term: 'Tours', detail: '60 to 90 minutes' },
        { term: 'Reply', detail: 'Within 24 hours' },
      ],
    },
    voices: {
      title: 'Voices',
      note: 'Sample voices: roles and industries, no names.',
      items: [
        {
          quote: '“Four hundred people went quiet at the same second. I have never bought that anywhere else.”',
          role: 'Head of Events',
          industry: 'Financial services',
        },
        {
          quote: '“We shot three countries in one day and slept at home.”',
          role: 'Producer',
          industry: 'Film and advertising',
        },
        {
          quote: '“The plan said eight o’clock. At eight o’clock the wall was on.”',
          role: 'Chief of Staff',
          industry: 'Technology',
        },
      ],
    },
    pictures: {
      title: 'Pictures',
      grid: 'The venue in pictures',
      ids: [
        'hall-audience',
        'volume-stage',
        'rooftop-dusk',
        'arena-ring',
        'lobby-brand',
        'office-dusk',
        'liberty-stage-dinner',
      ],
      cards: {
        title: 'Cards are pictures first',
        wide: {
          title: 'The workshop',
          text: 'Walls to write on, tables that move, daylight from two sides.',
          facts: ['24 seats', 'Daylight'],
          picture: { id: 'liberty-stage-workshop' },
        },
        tall: {
          title: 'The bar',
          text: 'Where the second half of a conference happens.',
          facts: ['60 guests', 'Until one'],
          picture: { id: 'sky-lounge-window' },
        },
      },
      split: {
        kicker: 'Split',
        title: 'Five columns of words, seven of picture.',
        text: 'The picture bleeds off one edge of the screen. On a phone it comes first.',
        facts: ['400 to 500 sqm', '60 to 100 guests'],
        picture: { id: 'studio-streaming' },
      },
    },
    slideshow: {
      label: 'What the hall becomes',
      action: 'Book a Tour',
      slides: [
        {
          picture: { id: 'hall-conference' },
          title: 'Conference by day',
          text: 'Rows for the whole company, sight lines from every chair.',
        },
        {
          picture: { id: 'hall-gala' },
          title: 'Gala by night',
          text: 'The same floor four hours later: round tables, candles, and the wall as scenery.',
        },
        {
          picture: { id: 'hall-empty' },
          title: 'Yours in between',
          text: 'Flat, black and empty. The best rooms begin with nothing.',
        },
      ],
    },
    carousel: {
      title: 'Carousel',
      label: 'Rooms',
      slides: [
        { picture: { id: 'boardroom-night' }, title: 'Boardroom', facts: ['16 seats', 'LED screen'] },
        { picture: { id: 'meeting-dusk' }, title: 'Meeting room', facts: ['12 seats', 'Daylight'] },
        { picture: { id: 'workshop-day' }, title: 'Workshop', facts: ['24 seats', 'Walls to write on'] },
        { picture: { id: 'sky-terrace-day' }, title: 'Terrace', facts: ['80 guests', 'Open sky'] },
        { picture: { id: 'team-office-day' }, title: 'Team office', facts: ['30 desks', 'Own key'] },
        { picture: { id: 'lounge-night' }, title: 'Lounge', facts: ['60 guests', 'Bar'] },
      ],
    },
    controls: {
      title: 'Controls',
      filled: 'Book a Tour',
      outlined: 'See the venue',
      text: 'Contact us',
      disabled: 'Sending …',
      name: 'Full name',
      namePlaceholder: 'Ada Example',
      email: 'Email address',
      emailError: 'Please enter an email address such as name@example.com.',
      time: 'Preferred time',
      times: ['09:00', '10:30', '14:00'],
      agree: 'I have read how my data is used.',
      notice: {
        success: 'Show a success',
        failure: 'Show a failure',
      },
    },
    states: {
      title: 'States',
      rest: 'At rest',
      large: 'Large',
      disabled: 'Disabled',
      off: 'Off',
      on: 'On',
      toggle: 'Choice',
      slider: 'Share',
      chip: '12 March 2030',
      empty: 'Empty',
      filled: 'Filled',
      error: 'With an error',
      value: 'Ada Example',
      hint: 'Please fill in this field.',
      alerts: { info: 'Something to know', success: 'Message sent', error: 'Message not sent' },
      table: {
        head: ['Layout', 'Guests', 'Area'],
        rows: [
          ['Theatre', '199', '320 sqm'],
          ['Banquet', '120', '320 sqm'],
        ],
      },
    },
    dialogs: {
      title: 'Dialogs',
      close: 'Close',
      text: {
        open: 'Open a dialog',
        title: 'The wall needs eleven minutes',
        text: 'That is how long 150 sqm of LED take from cold to calibrated white. We switch it on before you come.',
      },
      own: { open: 'Watch our own film', title: 'The hall, before doors' },
      hosted: {
        open: 'Watch a hosted film',
        title: 'A day on the main stage',
        src: sampleFilm,
        still: { id: 'directors-morning', alt: '' },
      },
    },
    tabs: {
      title: 'Tabs and accordion',
      label: 'Seating',
      items: [
        { id: 'theatre', label: 'Theatre', text: '199 seats in rows, two aisles, nobody behind a column.' },
        { id: 'gala', label: 'Gala', text: '120 seats at round tables of ten, a stage on three sides.' },
        { id: 'standing', label: 'Standing', text: '199 guests, high tables along the windows, the floor left open.' },
      ],
      questions: [
        {
          title: 'Can we bring our own caterer?',
          text: 'Yes. Every floor has a kitchen; we need the menu ten days ahead because of the power plan.',
        },
        {
          title: 'How late may it go?',
          text: 'Until one in the morning indoors, until ten on the terraces.',
        },
        { title: 'What happens when the wall fails?', text: 'A second processor takes over within one frame.' },
      ],
    },
    industries: {
      title: 'Industries',
      label: 'Industries',
      note: 'Invented companies; the logos are our own.',
    },
    callToAction: {
      title: 'Stand on it. Then decide.',
      lead: 'A tour takes 60 to 90 minutes, with the wall switched on.',
      book: 'Book a Tour',
      contact: 'Contact us',
      picture: { id: 'exterior-dusk', alt: '' },
    },
  },
} as const satisfies PageContent;
