import { extraChoices } from '@mainstage/content/estimate/extras';
import type { Day } from './days';
import { bookableIn, checkChoices, formParts, type RawChoices, readChoices, writeChoices } from './choices';
import { dateHintText, guestsText, type GuestsText } from './form-text';
import { estimateOf } from './estimate';
import type { EstimatePrices } from '@mainstage/content/estimate/estimate-prices';
import { estimatePage } from '@mainstage/content/shared-pages/estimate';
import { type LineText, type SheetText, sheetText, type StepText, type WrongText, wrongText } from './sheet-text';

/*
 * The built page of the estimate knows neither its address nor the day: it holds the form and the sheet as a template, which
 * whoever serves the page fills in, and after it what is shown where nobody did.
 */

/** Of the template element, and of the empty one that follows what it replaces. */
export const estimateTemplate = { begin: 'estimate', end: 'estimate-end' } as const;

/** In place of a text. */
export const textMark = (name: string): string => `{{estimate-text-${name}}}`;

/** Around what is there where something holds, or once for each of several. */
export const partMarks = (name: string) => ({
  begin: `{{estimate-part-${name}}}`,
  end: `{{estimate-end-${name}}}`,
});

/** The value of an option's attribute that tells which choice selects it. */
export const chosenMark = (field: keyof RawChoices, value: string): string => `${field}=${value}`;

/** A part of the form that what is booked decides. */
export const formPart = (name: keyof ReturnType<typeof formParts>): string => `form-${name}`;

/** What is chosen of several: its part's name. */
export const extraPart = (id: string): string => `extra-${id}`;
/** The part of what does not hold. */
export const notPart = (name: string): string => `no-${name}`;

type PlaceholderValues = { readonly [name: string]: string | boolean | readonly PlaceholderValues[] };

const whole = new RegExp(
  `<template data-template="${estimateTemplate.begin}">([\\s\\S]*?)</template>[\\s\\S]*?<template data-template="${estimateTemplate.end}"></template>`,
);
// React writes a comment between two texts.
const marks =
  /(?:<!-- -->)?\{\{estimate-part-([\w-]+)\}\}(?:<!-- -->)?([\s\S]*?)(?:<!-- -->)?\{\{estimate-end-\1\}\}(?:<!-- -->)?|\{\{estimate-text-([\w-]+)\}\}/g;
const options = / data-chosen="(\w+)=([\w-]*)"/g;

/** Whether a built page has a place for an estimate. */
export const showsEstimate = (page: string): boolean => whole.test(page);

/**
 * A built page as it is served at this address on this day, with the estimate that the address names.
 * @param search the address's query
 * @param origin of the site
 * @param prices price bands and tax basis; default: the provider's
 */
export function withEstimate(
  page: string,
  search: string,
  today: Day,
  origin: string,
  prices?: EstimatePrices,
): string {
  const raw = readChoices(search);
  const values = fillingOf(raw, today, origin, prices);
  const chosen = { ...raw, what: bookableIn(raw)?.id ?? '' };
  return page.replace(whole, (_whole, template: string) =>
    filled(template, values).replace(options, (_option, field: keyof RawChoices, value: string) =>
      chosen[field] === value ? ' selected=""' : '',
    ),
  );
}

function fillingOf(raw: RawChoices, today: Day, origin: string, prices?: EstimatePrices): PlaceholderValues {
  const { choices, errors } = checkChoices(raw, today);
  const bookable = bookableIn(raw);
  const parts = formParts(bookable);
  const query = writeChoices(raw);
  const sheet =
    choices &&
    sheetText(estimateOf(choices, today, prices), today, `${origin}${estimatePage.path}${query && `?${query}`}`);
  const send = new URLSearchParams({ estimate: query, ...(choices?.venue && { venue: choices.venue }) });
  const extras = raw.extras.split(',');
  return withOpposites({
    ...raw,
    ...guestsText(bookable),
    dateHint: dateHintText(raw.date),
    ...Object.fromEntries(Object.entries(parts).map(([part, has]) => [formPart(part as keyof typeof parts), has])),
    byCard: raw.card === '1',
    ...Object.fromEntries(Object.keys(extraChoices).map((id) => [extraPart(id), extras.includes(id)])),
    sheet: sheet !== undefined,
    errors: wrongText(errors).map((each) => ({ ...each })),
    send: send.toString(),
    ...(sheet && {
      ...sheet,
      lines: sheet.lines.map((line) => withOpposites({ ...line })),
      payments: stepsOf(sheet.payments),
      cancellation: stepsOf(sheet.cancellation),
      changes: stepsOf(sheet.changes),
    }),
  });
}

const stepsOf = (steps: readonly StepText[]) => steps.map((step) => withOpposites({ ...step }));

/** With what does not hold under a name of its own. */
const withOpposites = (values: PlaceholderValues): PlaceholderValues => ({
  ...values,
  ...Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (typeof value === 'boolean' ? [[notPart(name), !value]] : [])),
  ),
});

const letters: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const safe = (text: string) => text.replace(/[&<>"]/g, (letter) => letters[letter] ?? '');

function filled(template: string, values: PlaceholderValues): string {
  return template.replace(marks, (_mark, part: string | undefined, inside: string, text: string) => {
    const value = values[part ?? text];
    if (part === undefined) return safe(String(value ?? ''));
    if (typeof value === 'object') return value.map((each) => filled(inside, { ...values, ...each })).join('');
    return value ? filled(inside, values) : '';
  });
}

const textMarks = <T extends string>(...names: T[]) =>
  Object.fromEntries(names.map((name) => [name, textMark(name)])) as Record<T, string>;

/** Placeholders for the items of a list; parts are shown by condition. */
const lineMarks: LineText = { ...textMarks('id', 'label', 'rule', 'amount'), figure: true };
const stepMarks: StepText = { ...textMarks('id', 'label', 'rule', 'day', 'amount'), over: true, now: true };
export const wrongMarks: WrongText = textMarks('field', 'message');

/** The sheet of the template. */
export const sheetMarks: SheetText = {
  ...textMarks('title', 'facts', 'sum', 'later', 'undated', 'paymentNote', 'changesNote'),
  ...textMarks('overtimeHour', 'lateInterest', 'today', 'address'),
  lines: [lineMarks],
  dated: true,
  payments: [stepMarks],
  cancellation: [stepMarks],
  changes: [stepMarks],
};

/** Label and hint of the template's guests. */
export const guestsMarks: GuestsText = textMarks('guestsLabel', 'guestsHint');

/** Hint at the template's first day. */
export const dateHintMark = textMark('dateHint');

/** The choices of the template's form. */
export const choiceMarks: RawChoices = {
  ...textMarks('what', 'venue', 'date', 'days', 'hours', 'overtime', 'guests', 'catering', 'as', 'gift'),
  extras: '',
  card: '',
};
