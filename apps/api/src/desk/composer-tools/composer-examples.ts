import type { FilledTextBlock, TextBlock, TextBlockVersion } from '@mainstage/contracts/desk/text-blocks';
import type { FactsDraft } from '@mainstage/contracts/desk/draft';
import type { LeadDocuments } from '@mainstage/contracts/desk/documents';

/** OpenAPI examples. */
export const exampleDraft: FactsDraft = {
  language: 'en',
  text: 'Dear Ada Byron,\n\nThank you for your enquiry.\n\nSkyline Stage is free on Friday 13 September 2030 from 08:00 to 18:00, and so is the time for set-up from 05:00 and dismantling until 20:00.',
  missing: [
    {
      fact: 'guests',
      sentence: 'The lead names no number of guests: the draft does not say whether they fit.',
    },
  ],
};

export const exampleDocuments: LeadDocuments = {
  documents: [
    { kind: 'data-sheet', filename: 'skyline-stage-data-sheet.pdf', reason: null, notes: [] },
    { kind: 'brochure', filename: 'skyline-stage-brochure.pdf', reason: null, notes: [] },
    {
      kind: 'plan',
      filename: 'skyline-stage-plan-theatre.pdf',
      reason: null,
      notes: ['The lead names no layout: the plan shows Theatre, 199 seats in rows.'],
    },
    { kind: 'estimate', filename: null, reason: 'The lead names no number of guests.', notes: [] },
  ],
};

export const exampleTextBlock: TextBlock = {
  id: '0192c3d4-9d0e-7f10-8b2c-3d4e5f607182',
  title: 'Explain the option',
  language: 'en',
  place: 'answer',
  text: 'We can hold {venue} on {day} for you free of charge.',
  onlyIfFree: true,
  version: 3,
  changedBy: 'lena@venue.example',
  changedAt: '2030-05-14T10:00:00.000Z',
};
export const exampleTextBlockVersion: TextBlockVersion = {
  ...{ title: exampleTextBlock.title, language: 'en', text: 'We can hold {venue} for you.', version: 2 },
  ...{ changedBy: null, changedAt: '2030-05-01T10:00:00.000Z' },
};
export const exampleFilledTextBlock: FilledTextBlock = {
  ...{ id: exampleTextBlock.id, title: exampleTextBlock.title, language: 'en', place: 'answer' },
  text: 'We can hold Skyline Stage on ___ for you free of charge.',
  withheld: false,
  missing: ['day'],
};
