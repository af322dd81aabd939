import { useLocation } from 'react-router-dom';
import { decoded } from './decoded';

/**
 * A part of the page's path: of `/venues/arena` the second one is `arena`.
 * @param at counted from 0
 */
export function useSegment(at: number): string | undefined {
  const part = useLocation().pathname.split('/')[at + 1];
  return part ? decoded(part) : undefined;
}
