import { useEffect } from 'react';
import type { Handbook } from '@mainstage/contracts/gates/handbook';
import { eventPlanners, handbookPages } from '@mainstage/content/pages/event-planners';
import { fullTitle } from '@mainstage/content/site/page-content';
import { ChapterPage } from './chapter-page';
import { FrontPage } from './front-page';

interface HandbookViewProps {
  handbook: Handbook;
  /** Last segment of a chapter's path; undefined for the front page. */
  slug: string | undefined;
}

export function HandbookView({ handbook, slug }: HandbookViewProps) {
  // All chapters are one document, so its title is set here.
  useEffect(() => {
    const { head } = handbookPages.find(({ path }) => path === `${eventPlanners.path}/${slug}`) ?? eventPlanners;
    document.title = fullTitle(head);
  }, [slug]);
  const chapter = handbook.chapters.find((each) => each.slug === slug);
  return chapter ? <ChapterPage handbook={handbook} chapter={chapter} /> : <FrontPage handbook={handbook} />;
}
