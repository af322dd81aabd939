import styled from '@emotion/styled';
import type { Handbook, HandbookChapter } from '@mainstage/contracts/gates/handbook';
import { eventPlanners } from '@mainstage/content/pages/event-planners';
import { Container, Section, Stack } from '@mainstage/ui/layout/section';
import { Lead, QuietTitle } from '@mainstage/ui/text/text';
import { BackLink } from '../../sections/back-link';
import { SectionStrip } from '../../sections/section-strip';
import { HandbookFoot } from './handbook-foot';
import { SectionView } from './section-view';

const { copy, path } = eventPlanners;

const Opening = styled(Container)({ paddingTop: 'clamp(112px, 12vw, 168px)', paddingBottom: 48 });

interface ChapterPageProps {
  handbook: Handbook;
  chapter: HandbookChapter;
}

/** One chapter: its sections in a strip at the top, each with an address of its own. */
export function ChapterPage({ chapter }: ChapterPageProps) {
  return (
    <>
      <Section room="flush" aria-labelledby="page-title">
        <Opening>
          <BackLink to={path}>{copy.back.handbook.label}</BackLink>
          <Stack style={{ marginTop: 24 }}>
            <QuietTitle id="page-title">{chapter.title}</QuietTitle>
            <Lead>{chapter.lead}</Lead>
          </Stack>
        </Opening>
      </Section>
      <SectionStrip
        label={copy.onThisPage}
        links={chapter.sections.map(({ id, title }) => ({ label: title, to: `${path}/${chapter.slug}#${id}` }))}
      />
      {chapter.sections.map((section) => (
        <SectionView key={section.id} section={section} />
      ))}
      <HandbookFoot />
    </>
  );
}
