import { useLocation } from 'react-router-dom';

/**
 * A part of the page's path: of `/venues/arena` the second one is `arena`.
 * @param at counted from 0
 */
export function useSegment(at: number): string | undefined {
  const part = useLocation().pathname.split('/')[at + 1];
  if (!part) return undefined;
  try {
    return decodeURIComponent(part);
  } catch {
    // A broken address names nothing that there is.
    return part;
  }
}
