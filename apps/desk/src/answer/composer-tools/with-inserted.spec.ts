import { withDraft, withInserted } from './with-inserted';

const field = (value: string, at: number): HTMLTextAreaElement => {
  const textarea = document.createElement('textarea');
  textarea.value = value;
  textarea.setSelectionRange(at, at);
  return textarea;
};

it.each([
  ['', 0, 'Text', 4],
  ['\n\nLena', 0, 'Text\n\nLena', 4],
  ['Dear Ada,\n\nLena', 9, 'Dear Ada,\n\nText\n\nLena', 15],
  ['Dear Ada,', 9, 'Dear Ada,\n\nText', 15],
])('a text is put into %j as a paragraph of its own, the cursor behind it', (value, at, expected, cursor) =>
  expect(withInserted(field(value, at), 'Text')).toEqual({ value: expected, cursor }),
);

describe('a draft', () => {
  it.each([
    ['the same once more', 'Hello $&\n\nIt is free.', 'Hello $&\n\nIt is free.'],
    ['a newer one', 'Hallo $&', 'Hello $&\n\nIt is free.'],
  ])('is replaced by %s while it is unchanged', (_, text, before) => {
    const typed = `${before}\n\nSee you soon\n\nLena`;
    expect(withDraft(field(typed, typed.length), text, before)).toEqual({
      value: `${text}\n\nSee you soon\n\nLena`,
      cursor: text.length,
    });
  });

  it('stays where somebody has changed it', () => {
    expect(withDraft(field('Dear Ada, it is free.', 0), 'Hallo', 'Hello, it is free.').value).toBe(
      'Hallo\n\nDear Ada, it is free.',
    );
  });
});
