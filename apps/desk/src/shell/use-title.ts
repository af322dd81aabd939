import { useEffect } from 'react';

/** Names the tab after the page. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Sales desk`;
  }, [title]);
}
