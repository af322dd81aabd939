/** What every browser has and the test environment lacks; for specs that render what moves. */

interface MediaGap {
  /** Answers the next questions differently and tells the listeners. */
  set: (matches: boolean) => void;
}

/** Puts `matchMedia` in place; every query gets the same answer. */
export function fillMatchMedia(matches = false): MediaGap {
  const listeners = new Set<() => void>();
  let answer = matches;
  const list = {
    get matches() {
      return answer;
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  };
  Object.assign(window, { matchMedia: () => list });
  return {
    set: (next) => {
      answer = next;
      listeners.forEach((listener) => listener());
    },
  };
}

type IntersectionListener = (entries: { isIntersecting: boolean }[]) => void;

/** Puts observers in place that see nothing on their own; the returned function tells all of them what they see. */
export function fillObservers(): (isIntersecting: boolean) => void {
  const watching = new Set<IntersectionListener>();
  class Observer {
    constructor(private readonly seen: IntersectionListener) {}
    observe() {
      watching.add(this.seen);
    }
    unobserve() {
      watching.delete(this.seen);
    }
    disconnect() {
      watching.delete(this.seen);
    }
  }
  Object.assign(window, { IntersectionObserver: Observer, ResizeObserver: Observer });
  return (isIntersecting) => [...watching].forEach((seen) => seen([{ isIntersecting }]));
}

/**
 * Lays everything out as a row of boxes of 100 px, each beside its elder sibling: enough for a carousel to know its
 * positions.
 */
export function fillLayout(): void {
  const nth = (element: HTMLElement) => [...(element.parentElement?.children ?? [])].indexOf(element);
  Object.defineProperties(HTMLElement.prototype, {
    offsetWidth: { configurable: true, get: () => 100 },
    offsetHeight: { configurable: true, get: () => 100 },
    offsetTop: { configurable: true, get: () => 0 },
    offsetLeft: {
      configurable: true,
      get(this: HTMLElement) {
        return this.getAttribute('data-slide') === null ? 0 : nth(this) * 100;
      },
    },
  });
}
