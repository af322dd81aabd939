import createCache, { type EmotionCache } from '@emotion/cache';

/** Emotion's cache of styles, with the same key at build time and in the browser so that the prerendered styles are found again. */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'ms', ...(typeof document !== 'undefined' && { container: headOf(document) }) });
}

/**
 * The head, as Emotion's container, in which prerendered styles stay where they are. Emotion puts them at the head's end when it
 * finds them again, where they are already: the browser would read and apply all of them once more.
 */
function headOf({ head }: Document): HTMLElement {
  return new Proxy(head, {
    get: (_, name) =>
      name === 'insertBefore'
        ? (style: Node, before: Node | null) => (style.isConnected ? style : head.insertBefore(style, before))
        : Reflect.get(head, name),
  });
}
