/** The text of a field, and where its cursor is to be. */
export interface EditedText {
  value: string;
  cursor: number;
}

/** A field's text with another one inserted at the cursor, as a separate paragraph. */
export function withInserted({ value, selectionStart, selectionEnd }: HTMLTextAreaElement, text: string): EditedText {
  const before = [value.slice(0, selectionStart).trimEnd(), text].filter((paragraph) => paragraph !== '').join('\n\n');
  const after = value.slice(selectionEnd).trimStart();
  return { value: after === '' ? before : `${before}\n\n${after}`, cursor: before.length };
}

/**
 * The text of a field after a draft was inserted. An unchanged earlier draft is replaced, so that a second press does
 * not repeat it; an edited one stays.
 * @param before the draft that was put in last; empty for none
 */
export function withDraft(field: HTMLTextAreaElement, text: string, before: string): EditedText {
  const unchanged = [text, before].find((draft) => draft !== '' && field.value.includes(draft));
  if (unchanged === undefined) return withInserted(field, text);
  const start = field.value.indexOf(unchanged);
  const value = field.value.slice(0, start) + text + field.value.slice(start + unchanged.length);
  return { value, cursor: start + text.length };
}
