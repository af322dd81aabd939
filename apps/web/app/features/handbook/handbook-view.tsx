import type { Handbook } from '@mainstage/contracts/gates/handbook';
import { ChapterPage } from './chapter-page';
import { FrontPage } from './front-page';

interface HandbookViewProps {
  handbook: Handbook;
  /** Last part of a chapter's address; without it the front page. */
  slug: string | undefined;
}

/** The opened handbook. */
export function HandbookView({ handbook, slug }: HandbookViewProps) {
  const chapter = handbook.chapters.find((each) => each.slug === slug);
  return chapter ? <ChapterPage handbook={handbook} chapter={chapter} /> : <FrontPage handbook={handbook} />;
}
