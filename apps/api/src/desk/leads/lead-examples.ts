import type {
  DeskBooking,
  DeskLead,
  DeskLeadDetail,
  DeskMessageToCheck,
  DeskOfferTask,
  LeadByHand,
} from '@mainstage/contracts/desk/leads';

/** OpenAPI example of a lead. */
export const exampleLead: DeskLead = {
  id: '0192c3d4-5e6f-7a7b-8c9d-0e1f2a3b4c5d',
  reference: '0192c3d4-5e6f-7a7b',
  kind: 'contact',
  language: 'en',
  source: 'website',
  state: 'taken',
  version: 2,
  receivedAt: '2030-05-14T08:00:00.000Z',
  answerBy: '2030-05-15T08:00:00.000Z',
  repliedAt: null,
  replyPerhapsAutomatic: false,
  answeredAt: null,
  answerFailedAt: null,
  owner: 'lena@venue.example',
  name: 'Ada Byron',
  company: 'Engines',
  email: 'ada@example.com',
  phone: null,
  venue: 'skyline-stage',
  date: '2030-09-12',
  nextStep: { what: 'Send the offer', due: '2030-05-16', time: '10:30' },
  ...{ snoozedUntil: null, remindIfNoReplyBy: null },
  lostReason: null,
};

export const exampleMessage: DeskMessageToCheck = {
  id: '0192c3d4-9d0e-7f1a-8b2c-3d4e5f607182',
  leadId: exampleLead.id,
  name: exampleLead.name,
  sender: 'lena@phone.example',
  mark: 'unknown-sender',
  failedChecks: null,
  toCheck: true,
  ...{ notices: [], attachments: [], numbered: true },
  receivedAt: '2030-05-14T09:00:00.000Z',
  text: 'We gladly show you the stage on Thursday.',
};

export const exampleOfferTask: DeskOfferTask = {
  versionId: '0192c3d4-ad0e-7f1a-8b2c-3d4e5f607183',
  leadId: exampleLead.id,
  number: 'A-2030-0042',
  version: 1,
  ...{ name: exampleLead.name, company: exampleLead.company },
  gross: 1_249_500,
  at: '2030-05-16T15:00:00.000Z',
};

export const exampleByHand: LeadByHand = {
  kind: 'contact',
  source: 'telephone',
  clock: true,
  fields: { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', message: 'Rang about a product launch' },
  venue: 'skyline-stage',
  date: '2030-09-12',
};

export const exampleBooking: DeskBooking = {
  id: '0192c3d4-6a7b-7c8d-9e0f-1a2b3c4d5e6f',
  venue: 'skyline-stage',
  day: '2030-09-12',
  startsAt: '2030-09-12T06:00:00.000Z',
  endsAt: '2030-09-12T22:00:00.000Z',
  takenFrom: '2030-09-12T03:00:00.000Z',
  takenTo: '2030-09-13T00:00:00.000Z',
  guests: 120,
  publicTitle: null,
  overLimit: false,
  areaGuests: [0, 0, 120, 0, 120, 120, 120],
  waitsForGuests: false,
  waitsFor: [],
  state: 'option',
  rank: 1,
  expiresAt: '2030-05-28T22:00:00.000Z',
  who: 'Engines',
  leadId: exampleLead.id,
  hire: 'full-day',
  actions: ['extend', 'definite', 'move', 'guests', 'release'],
};

export const exampleLeadDetail: DeskLeadDetail = {
  ...exampleLead,
  fields: [{ label: 'Company', value: 'Engines' }],
  message: 'A product launch for 180 guests in September.',
  suspicions: [],
  quarantined: false,
  details: {
    ...{ firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', phone: null, company: 'Engines' },
    ...{ venue: 'skyline-stage', date: '2030-09-12', part: 'evening', guests: 180, layout: null, language: 'en' },
  },
  reply: {
    to: null,
    subject: 'Re: Your message to Mainstage',
    copyTo: 'copy@venue.example',
    inReplyTo: '<0192c3d4@venue.example>',
  },
  day: { venue: 'skyline-stage', day: '2030-09-12', state: 'option', reasons: [], bookings: [exampleBooking] },
  bookings: [exampleBooking],
  mails: [
    {
      id: '0192c3d4-7b8c-7d9e-8f0a-1b2c3d4e5f60',
      kind: 'contact-confirmation',
      title: 'Confirmation to the visitor',
      recipient: 'visitor',
      status: 'sent',
      createdAt: '2030-05-14T08:00:00.000Z',
      dueAt: '2030-05-14T08:00:00.000Z',
      finishedAt: '2030-05-14T08:00:02.000Z',
      bouncedAt: null,
      unprovenBounceAt: null,
      lastReply: null,
      canSendAgain: true,
    },
  ],
  timeline: [
    {
      id: 'note-1',
      at: '2030-05-14T09:10:00.000Z',
      by: 'lena@venue.example',
      kind: 'note',
      title: 'Note',
      text: 'Rings again',
    },
    {
      id: 'received',
      at: '2030-05-14T08:00:00.000Z',
      by: null,
      kind: 'received',
      title: 'Contact form received',
      text: null,
    },
  ],
  others: [
    { id: '0192c3d4-8c9d-7e0f-9a1b-2c3d4e5f6071', kind: 'tour', receivedAt: '2030-03-02T10:00:00.000Z', state: 'lost' },
  ],
  viewers: [],
  answering: [],
};
