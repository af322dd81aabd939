/** The text of a field with another one put in where its cursor is, as a paragraph of its own. */
export function withInserted({ value, selectionStart, selectionEnd }: HTMLTextAreaElement, text: string): string {
  const paragraphs = [value.slice(0, selectionStart).trimEnd(), text, value.slice(selectionEnd).trimStart()];
  return paragraphs.filter((paragraph) => paragraph !== '').join('\n\n');
}
