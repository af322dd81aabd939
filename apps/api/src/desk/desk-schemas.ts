import { deskKinds, leadSources, leadStates, lostReasons } from '@mainstage/contracts/desk/leads';

const text = { type: 'string' } as const;
const textOrNull = { type: ['string', 'null'] } as const;
const uuid = { type: 'string', format: 'uuid' } as const;
const day = { type: ['string', 'null'], format: 'date' } as const;
const instant = { type: 'string', format: 'date-time' } as const;
const instantOrNull = { type: ['string', 'null'], format: 'date-time' } as const;

/** What the sales desk answers with, for the description of the API (types: libs/contracts/src/desk). */
export const deskSchemas = {
  DeskLead: {
    type: 'object',
    required: ['id', 'reference', 'kind', 'source', 'state', 'version', 'receivedAt', 'name', 'email'],
    properties: {
      ...{ id: uuid, reference: text, kind: { type: 'string', enum: deskKinds } },
      ...{ source: { type: 'string', enum: leadSources }, state: { type: 'string', enum: leadStates } },
      version: { type: 'integer', description: 'Higher with every change' },
      ...{ receivedAt: instant, answerBy: instantOrNull, answeredAt: instantOrNull, owner: textOrNull },
      ...{ name: text, company: textOrNull, email: text, phone: textOrNull, venue: textOrNull, date: day },
      nextStep: { type: ['object', 'null'], properties: { what: text, due: { type: 'string', format: 'date' } } },
      lostReason: { type: ['string', 'null'], enum: [...lostReasons, null] },
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
} as const;
