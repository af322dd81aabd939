import { type Placeholder, placeholders } from '@mainstage/contracts/desk/text-blocks';

const placeholder = /\{([a-z]+)\}/gi;

/** The first unknown `{placeholder}` of a text. */
export const unknownPlaceholder = (text: string): string | undefined =>
  [...text.matchAll(placeholder)].map(([, name = '']) => name).find((name) => !isPlaceholder(name));

/** Fills the placeholders of a text. @param facts null for an unknown fact, which becomes `___` */
export function fillPlaceholders(
  text: string,
  facts: Readonly<Record<Placeholder, string | null>>,
): { text: string; missing: Placeholder[] } {
  const missing = new Set<Placeholder>();
  const filled = text.replace(placeholder, (written, name: string) => {
    if (!isPlaceholder(name)) return written;
    const fact = facts[name];
    if (fact === null) missing.add(name);
    return fact ?? '___';
  });
  return { text: filled, missing: [...missing] };
}

const isPlaceholder = (name: string): name is Placeholder => Object.hasOwn(placeholders, name);
