import type { DeskLead, LeadByHand } from '@mainstage/contracts/desk/leads';

/** A lead for the description of the API. */
export const exampleLead: DeskLead = {
  id: '0192c3d4-5e6f-7a7b-8c9d-0e1f2a3b4c5d',
  reference: '0192c3d4-5e6f-7a7b',
  kind: 'contact',
  source: 'website',
  state: 'taken',
  version: 2,
  receivedAt: '2030-05-14T08:00:00.000Z',
  answerBy: '2030-05-15T08:00:00.000Z',
  answeredAt: null,
  owner: 'lena@venue.example',
  name: 'Ada Byron',
  company: 'Engines',
  email: 'ada@example.com',
  phone: null,
  venue: 'skyline-stage',
  date: '2030-09-12',
  nextStep: { what: 'Send the offer', due: '2030-05-16' },
  lostReason: null,
};

export const exampleByHand: LeadByHand = {
  kind: 'contact',
  source: 'telephone',
  clock: true,
  fields: { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', message: 'Rang about a product launch' },
  venue: 'skyline-stage',
  date: '2030-09-12',
};
