import { useEffect } from 'react';
import { publishCount } from './draft-counts';
import { countDrafts } from './draft-store';

/** Publishes this tab's number of drafts while it is open. */
export function useDraftCounts(member: string): void {
  useEffect(() => {
    const publish = () => publishCount(member, countDrafts(member));
    const close = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) publishCount(member, 0);
    };
    publish();
    document.addEventListener('visibilitychange', publish);
    window.addEventListener('pagehide', close);
    return () => {
      document.removeEventListener('visibilitychange', publish);
      window.removeEventListener('pagehide', close);
    };
  }, [member]);
}
