import { testContent } from './testing/test-offer';
import { bindingText, wishTexts } from './offer-words';

const now = Date.parse('2030-05-14T08:00:00Z');

it.each([
  [{ kind: 'binding', until: '2030-05-20T15:00:00Z', challenged: false }, 'Binding until Mon 20 May, 17:00'],
  [
    { kind: 'binding', until: '2030-05-15T10:00:00Z', challenged: true },
    'Binding until tomorrow, 12:00: they were asked to decide',
  ],
  [
    { kind: 'booked', until: '2030-05-14T16:00:00.000Z' },
    'Their booking is definite: they can accept until the event begins',
  ],
  [{ kind: 'taken' }, 'Not binding: another client has booked the place'],
  [{ kind: 'waiting', rank: 2 }, 'Not binding: their option has rank 2'],
  [{ kind: 'without-option' }, 'Not binding: there is no option'],
] as const)('%j binds in words', (binding, text) => expect(bindingText(binding, now)).toBe(text));

it('describes a wish by guests, hours, lines and message', () =>
  expect(
    wishTexts(
      { guests: 150, endsAt: '23:30', add: ['dinner'], drop: ['gone'], message: 'Vegan, please' },
      testContent(),
    ),
  ).toEqual([
    '150 guests',
    'Hours until 23:30',
    'With Dinner',
    'Without a line that is no longer there',
    '“Vegan, please”',
  ]));

it('an empty wish has no sentence', () =>
  expect(wishTexts({ add: [], drop: [], message: '' }, testContent())).toEqual([]));
