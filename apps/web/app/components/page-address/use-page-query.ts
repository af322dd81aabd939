import { useLocation } from 'react-router-dom';
import { useHydrated } from '@mainstage/ui/motion/use-hydrated';
import { usePageHandle } from '../../page-handle';

/** The query of the address; empty until hydration in a page that is a file (`PageHandle`). */
export function usePageQuery(): string {
  const { search } = useLocation();
  const { isFile } = usePageHandle();
  const hydrated = useHydrated();
  return isFile && !hydrated ? '' : search;
}
