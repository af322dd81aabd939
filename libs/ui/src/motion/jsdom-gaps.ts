/** Browser features that jsdom lacks, for specs of moving components. */

interface MediaGap {
  /** Changes the result of all queries and notifies the listeners. */
  set: (matches: boolean) => void;
}

/** Installs `matchMedia`; every query has the same result. */
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

/** Installs observers that report nothing by themselves; the returned function notifies all of them. */
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
 * Lays everything out as a row of boxes of 100 px, each beside its previous sibling: enough for a carousel to compute
 * its positions.
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
