const prefix = 'mainstage.next.';

/** Leaves something for the page that this tab opens next; a browser that keeps nothing opens it all the same. */
export function leaveForNext(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(prefix + name, JSON.stringify(value));
  } catch {
    // What comes next does without.
  }
}

/** What the page before has left, once. @returns a value of the shape in which it was left; nothing else writes there */
export function takeFromLast<Left>(name: string): Left | undefined {
  try {
    const text = sessionStorage.getItem(prefix + name);
    sessionStorage.removeItem(prefix + name);
    return text === null ? undefined : (JSON.parse(text) as Left);
  } catch {
    return undefined;
  }
}
