import { withInserted } from './with-inserted';

const field = (value: string, at: number): HTMLTextAreaElement => {
  const textarea = document.createElement('textarea');
  textarea.value = value;
  textarea.setSelectionRange(at, at);
  return textarea;
};

it.each([
  ['', 0, 'Text'],
  ['\n\nLena', 0, 'Text\n\nLena'],
  ['Dear Ada,\n\nLena', 9, 'Dear Ada,\n\nText\n\nLena'],
  ['Dear Ada,', 9, 'Dear Ada,\n\nText'],
])('a text is put into %j as a paragraph of its own', (value, at, expected) =>
  expect(withInserted(field(value, at), 'Text')).toBe(expected),
);
