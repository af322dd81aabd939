import { answerSchemas } from './answer/answer-schemas';
import { hires } from '@mainstage/contracts/day-parts';
import { bookingStates } from '@mainstage/bookings/entities/booking';
import { languages } from '@mainstage/contracts/language';
import { messageNotices } from '@mainstage/contracts/desk/messages';
import { documentKinds } from '@mainstage/contracts/desk/documents';
import { draftFacts } from '@mainstage/contracts/desk/draft';
import { placeholders, textBlockPlaces } from '@mainstage/contracts/desk/text-blocks';
import { bookingActions, deskKinds, leadSources, leadStates, lostReasons } from '@mainstage/contracts/desk/leads';

const text = { type: 'string' } as const;
const textOrNull = { type: ['string', 'null'] } as const;
const uuid = { type: 'string', format: 'uuid' } as const;
const day = { type: ['string', 'null'], format: 'date' } as const;
const instant = { type: 'string', format: 'date-time' } as const;
const instantOrNull = { type: ['string', 'null'], format: 'date-time' } as const;

const minutes = { type: ['integer', 'null'], description: 'Null where too many are not answered' } as const;

const answerTimes = {
  type: 'object',
  required: ['leads', 'medianMinutes', 'p90Minutes', 'withinPromise'],
  properties: {
    leads: { type: 'integer' },
    ...{ medianMinutes: minutes, p90Minutes: minutes },
    withinPromise: { type: ['number', 'null'], minimum: 0, maximum: 1 },
  },
} as const;

const counts = (name: string) => ({
  type: 'array',
  items: { type: 'object', required: [name, 'leads'], properties: { [name]: text, leads: { type: 'integer' } } },
});

const bookingRequired = ['id', 'venue', 'day', 'startsAt', 'endsAt', 'state', 'who', 'actions'] as const;
const booking = {
  ...{ id: uuid, venue: text, day: { type: 'string', format: 'date' }, startsAt: instant, endsAt: instant },
  ...{ takenFrom: instant, takenTo: instant, guests: { type: ['integer', 'null'] } },
  publicTitle: { ...textOrNull, description: 'Title under which the site names it' },
  ...{ overLimit: { type: 'boolean' }, waitsForGuests: { type: 'boolean' } },
  ...{ areaGuests: { type: 'array', items: { type: 'integer' } } },
  waitsFor: { type: 'array', items: text, description: 'First options whose guests it waits for: room and client' },
  ...{ state: { type: 'string', enum: bookingStates }, rank: { type: ['integer', 'null'] } },
  ...{
    expiresAt: instantOrNull,
    challengedUntil: instantOrNull,
    who: text,
    leadId: { type: ['string', 'null'], format: 'uuid' },
  },
  hire: { type: ['string', 'null'], enum: [...hires, null] },
  actions: { type: 'array', items: { type: 'string', enum: bookingActions } },
} as const;

const textBlockPlace = { type: 'string', enum: textBlockPlaces };
const textBlockRequired = ['title', 'language', 'text', 'version', 'changedBy', 'changedAt'] as const;
const textBlock = {
  ...{ title: text, language: { type: 'string', enum: languages } },
  text: {
    type: 'string',
    description: `May have ${Object.keys(placeholders)
      .map((name) => `{${name}}`)
      .join(', ')}`,
  },
  version: { type: 'integer', description: 'Higher with every change' },
  changedBy: { ...textOrNull, description: 'Address of the member; null for a text that came with the desk' },
  changedAt: instant,
} as const;

/** Response schemas of the sales desk (types: libs/contracts/src/desk). */
export const deskSchemas = {
  ...answerSchemas,
  AnswerTimes: answerTimes,
  PublicAnswerTimes: {
    type: 'object',
    required: ['times'],
    properties: {
      times: {
        type: ['object', 'null'],
        properties: { ...answerTimes.properties, days: { type: 'integer', description: 'Of the last so many days' } },
      },
      offers: {
        type: ['object', 'null'],
        description: 'Time from a lead to its first offer; null below 20 leads with an offer',
        properties: {
          ...{ leads: { type: 'integer' }, medianMinutes: { type: 'number' } },
          days: { type: 'integer', description: 'Of the last so many days' },
        },
      },
    },
  },
  OfferNumbers: {
    type: 'object',
    required: ['leads', 'medianMinutes', 'won', 'value'],
    description: 'Value: gross cents of the accepted ones',
    properties: {
      ...{ leads: { type: 'integer' }, medianMinutes: { type: ['number', 'null'] } },
      ...{ won: { type: 'integer' }, value: { type: 'integer' } },
    },
  },
  DeskNumbers: {
    type: 'object',
    required: [
      'from',
      'to',
      'leads',
      'bySource',
      'byKind',
      'byDay',
      'answers',
      'options',
      'definite',
      'offers',
      'lost',
    ],
    properties: {
      ...{ from: { type: 'string', format: 'date' }, to: { type: 'string', format: 'date' } },
      ...{ bySource: counts('name'), byKind: counts('name'), byDay: counts('day'), lost: counts('reason') },
      answers: { $ref: '#/components/schemas/AnswerTimes' },
      offers: { $ref: '#/components/schemas/OfferNumbers' },
      ...{ leads: { type: 'integer' }, options: { type: 'integer' }, definite: { type: 'integer' } },
    },
  },
  DeskLead: {
    type: 'object',
    required: ['id', 'reference', 'kind', 'language', 'source', 'state', 'version', 'receivedAt', 'name', 'email'],
    properties: {
      ...{ id: uuid, reference: text, kind: { type: 'string', enum: deskKinds } },
      language: { type: 'string', enum: languages, description: 'In which the client is answered' },
      ...{ source: { type: 'string', enum: leadSources }, state: { type: 'string', enum: leadStates } },
      version: { type: 'integer', description: 'Higher with every change' },
      ...{
        receivedAt: instant,
        answerBy: instantOrNull,
        answeredAt: instantOrNull,
        answerFailedAt: instantOrNull,
        repliedAt: instantOrNull,
        replyPerhapsAutomatic: { type: 'boolean' },
        owner: textOrNull,
      },
      ...{ name: text, company: textOrNull, email: textOrNull, phone: textOrNull, venue: textOrNull, date: day },
      nextStep: {
        type: ['object', 'null'],
        properties: { what: text, due: { type: 'string', format: 'date' }, time: textOrNull },
      },
      ...{ snoozedUntil: instantOrNull, remindIfNoReplyBy: instantOrNull },
      lostReason: { type: ['string', 'null'], enum: [...lostReasons, null] },
    },
  },
  FactsDraft: {
    type: 'object',
    required: ['language', 'text', 'missing'],
    properties: {
      language: { type: 'string', enum: languages },
      text: { type: 'string', description: 'For a member to read, change and send' },
      missing: {
        type: 'array',
        items: {
          type: 'object',
          required: ['fact', 'sentence'],
          properties: {
            fact: { type: 'string', enum: draftFacts },
            sentence: { type: 'string', description: 'For sales: what is left out or assumed, and why' },
          },
        },
      },
    },
  },
  LeadDocuments: {
    type: 'object',
    required: ['documents'],
    properties: {
      documents: {
        type: 'array',
        items: {
          type: 'object',
          required: ['kind', 'filename', 'reason', 'notes'],
          properties: {
            kind: { type: 'string', enum: documentKinds },
            filename: { ...textOrNull, description: 'Null where it cannot be made' },
            reason: { ...textOrNull, description: 'Why it cannot be made' },
            notes: { type: 'array', items: text, description: 'What it assumes' },
          },
        },
      },
    },
  },
  TextBlock: {
    type: 'object',
    required: ['id', 'place', 'onlyIfFree', ...textBlockRequired],
    properties: { id: uuid, place: textBlockPlace, onlyIfFree: { type: 'boolean' }, ...textBlock },
  },
  TextBlockVersion: { type: 'object', required: textBlockRequired, properties: textBlock },
  FilledTextBlock: {
    type: 'object',
    required: ['id', 'title', 'language', 'place', 'text', 'withheld', 'missing'],
    properties: {
      ...{ id: uuid, title: text, language: textBlock.language, place: textBlockPlace, text },
      withheld: {
        type: 'boolean',
        description: 'Whether it is not offered, because the requested day cannot be held for the client',
      },
      missing: {
        type: 'array',
        items: { type: 'string', enum: Object.keys(placeholders) },
        description: 'Placeholders that have no value for this lead; the text holds ___ instead',
      },
    },
  },
  WholeMessage: {
    type: 'object',
    required: ['id', 'from', 'fromName', 'subject', 'receivedAt', 'text', 'hasHtml', 'notices', 'attachments'],
    properties: {
      ...{ id: uuid, from: textOrNull, fromName: textOrNull, subject: text, receivedAt: instant },
      text: { type: 'string', description: 'The whole text, quoted messages included' },
      hasHtml: { type: 'boolean' },
      notices: { type: 'array', items: { type: 'string', enum: Object.keys(messageNotices) } },
      attachments: {
        type: 'array',
        items: {
          type: 'object',
          required: ['name', 'type', 'size'],
          properties: { name: text, type: text, size: { type: 'integer', description: 'Bytes' } },
        },
      },
    },
  },
  DeskLeadPage: {
    type: 'object',
    required: ['leads', 'total'],
    properties: {
      leads: { type: 'array', items: { $ref: '#/components/schemas/DeskLead' } },
      total: { type: 'integer' },
    },
  },
  DeskBooking: { type: 'object', required: bookingRequired, properties: booking },
  ChangedBooking: {
    type: 'object',
    required: [...bookingRequired, 'changeId', 'mails'],
    properties: {
      ...booking,
      changeId: { ...uuid, description: 'Names the press, to undo it' },
      mails: { type: 'integer', description: 'Mails to clients that wait to be sent' },
    },
  },
  BookingPreview: {
    type: 'object',
    required: ['unreachable', 'rank', 'mails'],
    properties: {
      rank: { type: ['integer', 'null'], description: 'Of the option after the change; null for any other booking' },
      unreachable: {
        ...{ type: ['string', 'null'], enum: ['by-hand', 'no-address', 'demo', null] },
        description: 'Why the client of the booking gets no mail, whatever is chosen',
      },
      mails: {
        type: 'array',
        items: {
          type: 'object',
          required: ['bookingId', 'own', 'who', 'to', 'subject', 'text', 'told'],
          properties: {
            ...{ bookingId: uuid, own: { type: 'boolean' }, who: text, to: text, subject: text, text },
            told: { type: 'boolean', description: 'Whether it is sent unless the press says otherwise' },
          },
        },
      },
    },
  },
  UndoneChange: {
    type: 'object',
    required: ['mails', 'kept'],
    properties: {
      mails: { type: 'integer', description: 'Mails that were stopped' },
      kept: { ...textOrNull, description: 'Why the calendar stays as it is; null where it is as before' },
    },
  },
  DeskEntry: {
    type: 'object',
    required: ['id', 'at', 'by', 'kind', 'title', 'text'],
    properties: { ...{ id: text, at: instant, by: textOrNull, kind: text, title: text, text: textOrNull } },
  },
  DeskLeadByHand: {
    type: 'object',
    required: ['kind', 'source', 'fields'],
    properties: {
      kind: { type: 'string', enum: deskKinds },
      source: { type: 'string', enum: leadSources.filter((source) => source !== 'website') },
      clock: { type: 'boolean', description: 'Whether an answer is due' },
      fields: { type: 'object', description: 'Those of the visitor’s form' },
      phone: { type: 'string', description: 'Needed where there is no email address' },
      ...{ venue: text, date: { type: 'string', format: 'date' } },
    },
  },
} as const;
