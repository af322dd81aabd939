import { type Placeholder, placeholders } from '@mainstage/contracts/desk/text-blocks';

const placeholder = /\{([a-z]+)\}/gi;

/** The first `{word}` of a text that no fact stands for. */
export const unknownPlaceholder = (text: string): string | undefined =>
  [...text.matchAll(placeholder)].map(([, name = '']) => name).find((name) => !isPlaceholder(name));

/**
 * Puts facts in place of their placeholders.
 * @param facts null where the lead does not say it: `___` stands for it
 */
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
