import { type MetaArgs, useLocation } from 'react-router-dom';
import type { Handbook } from '@mainstage/contracts/gates/handbook';
import { eventPlanners, handbookPages } from '@mainstage/content/pages/event-planners';
import { Gated } from '../features/gate/gated';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { lazyPart } from '../components/loading/lazy-part';

export const handle: PageHandle = {
  lang: eventPlanners.lang,
  nav: 'above',
};
export const meta = ({ location }: MetaArgs) => headOf(chapterAt(location.pathname));

const chapterAt = (pathname: string) =>
  handbookPages.find(({ path }) => path === pathname.replace(/\/+$/, '')) ?? eventPlanners;

// Lazy, because only holders of the password see it.
const HandbookView = lazyPart(async () => (await import('../features/handbook/handbook-view')).HandbookView);

/** The client handbook and its chapters behind one gate; the address names the chapter. */
export default function EventPlannersPage() {
  const slug = useLocation().pathname.split('/')[2] || undefined;
  return (
    <Gated<Handbook> page="event-planners">{(handbook) => <HandbookView handbook={handbook} slug={slug} />}</Gated>
  );
}
