import { hires } from '@mainstage/contracts/day-parts';
import { languages } from '@mainstage/contracts/language';
import { offerCustomers, offerStates, offerUnits } from '@mainstage/contracts/offers/offer';

const text = { type: 'string' } as const;
const textOrNull = { type: ['string', 'null'] } as const;
const uuid = { type: 'string', format: 'uuid' } as const;
const instant = { type: 'string', format: 'date-time' } as const;
const instantOrNull = { type: ['string', 'null'], format: 'date-time' } as const;
const cents = { type: 'integer', description: 'Cents' } as const;
const texts = { type: 'array', items: text } as const;

const line = {
  type: 'object',
  properties: {
    ...{ id: text, label: text, rule: text, unit: { type: 'string', enum: offerUnits }, quantity: { type: 'number' } },
    unitCents: { type: ['integer', 'null'], description: 'Net cents of one unit; null until a member gives an amount' },
    ...{ vatPercent: { type: 'integer' }, optional: { type: 'boolean' }, hidden: { type: 'boolean' } },
    discount: { type: ['object', 'null'], properties: { percent: { type: 'integer' }, reason: text } },
  },
} as const;

const content = {
  type: 'object',
  properties: {
    language: { type: 'string', enum: languages },
    customer: { type: 'string', enum: offerCustomers },
    client: { type: 'object', properties: { name: text, company: textOrNull, email: text } },
    ...{
      venue: text,
      day: { type: 'string', format: 'date' },
      hire: { type: ['string', 'null'], enum: [...hires, null] },
    },
    ...{
      startsAt: instant,
      endsAt: instant,
      setUpMinutes: { type: 'integer' },
      dismantlingMinutes: { type: 'integer' },
    },
    ...{ guests: { type: ['integer', 'null'] }, layout: textOrNull, lines: { type: 'array', items: line } },
    ...{ textBefore: text, textAfter: text, terms: textOrNull },
  },
} as const;

const totals = {
  type: 'object',
  properties: {
    lines: { type: 'array', items: { type: 'object', properties: { id: text, net: cents } } },
    ...{ net: cents, gross: cents },
    vat: {
      type: 'array',
      items: { type: 'object', properties: { percent: { type: 'number' }, net: cents, vat: cents } },
    },
  },
} as const;

const binding = {
  type: 'object',
  required: ['kind'],
  properties: {
    kind: { type: 'string', enum: ['binding', 'booked', 'waiting', 'without-option', 'taken'] },
    until: { ...instant, description: 'With binding and booked' },
    challenged: { type: 'boolean', description: 'With binding' },
    rank: { type: 'integer', description: 'With waiting' },
  },
} as const;

const version = {
  type: 'object',
  required: ['id', 'version', 'state', 'content', 'totals', 'binding', 'revision', 'link'],
  properties: {
    ...{
      id: uuid,
      version: { type: 'integer' },
      state: { type: 'string', enum: offerStates },
      content,
      totals,
      binding,
      moves: {
        type: 'object',
        description: 'Present place of the option that moves with the draft when it is sent',
        properties: { venue: text, startsAt: instant, endsAt: instant },
      },
    },
    ...{ revision: { type: 'integer' }, updatedAt: instant, sentAt: instantOrNull, openedAt: instantOrNull },
    ...{ decidedAt: instantOrNull, note: textOrNull, wish: { type: ['object', 'null'] } },
    link: { type: 'string', format: 'uri', description: 'The client’s page; of a draft it works once it is sent' },
  },
} as const;

/** Schemas of offers (types: libs/contracts/src/offers). */
export const offerSchemas = {
  DeskOffer: {
    type: 'object',
    required: ['id', 'number', 'leadId', 'bookingId', 'versions'],
    properties: {
      ...{ id: uuid, number: text, leadId: uuid, bookingId: { type: ['string', 'null'], format: 'uuid' } },
      versions: { type: 'array', items: version, description: 'Newest first' },
    },
  },
  DeskOfferVersion: version,
  OfferDraftChange: {
    type: 'object',
    required: ['revision', 'content'],
    properties: { revision: { type: 'integer', description: 'The revision that was shown' }, content },
  },
  OfferCodeSent: {
    type: 'object',
    required: ['again'],
    properties: { again: { type: 'integer', description: 'Seconds until another one can be sent' } },
  },
  OfferAcceptance: {
    type: 'object',
    required: ['acceptedAt', 'name', 'position', 'company', 'orderNumber', 'gross', 'sha256'],
    properties: {
      ...{ acceptedAt: instant, name: text, position: text, company: text, orderNumber: textOrNull, gross: cents },
      sha256: { type: 'string', description: 'Of the accepted PDF, hexadecimal' },
    },
  },
  OfferPage: {
    type: 'object',
    required: ['number', 'version', 'state', 'content', 'totals', 'binding', 'accept', 'readOnly'],
    properties: {
      ...{ number: text, version: { type: 'integer' }, content, totals, binding },
      state: { type: 'string', enum: ['sent', 'accepted', 'declined'] },
      accept: {
        type: 'string',
        enum: ['possible', 'waiting', 'without-option', 'private', 'no-terms', 'read-only', 'decided'],
      },
      ...{ readOnly: { type: 'boolean' }, colleagueLink: textOrNull, changes: texts, codeGoesTo: text },
      ...{ acceptance: { type: ['object', 'null'] }, termsText: text, sample: { type: 'boolean' } },
      preview: { type: 'boolean', description: 'Of the desk: decides nothing' },
    },
  },
} as const;
