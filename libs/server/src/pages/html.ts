/** Text that is markup already. */
export class Markup {
  constructor(readonly text: string) {}
}

type Value = string | number | Markup | readonly Markup[] | undefined;

/** Markup from a template: whatever is put in is text, unless it is markup itself. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(parts.map((part, index) => part + (index < values.length ? written(values[index]) : '')).join(''));
}

function written(value: Value): string {
  if (value === undefined) return '';
  if (value instanceof Markup) return value.text;
  if (typeof value === 'object') return value.map(({ text }) => text).join('');
  return String(value).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
