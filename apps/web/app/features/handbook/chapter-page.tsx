import { styled } from '@mui/material/styles';
import type { Handbook, HandbookChapter } from '@mainstage/contracts/gates/handbook';
import { eventPlanners } from '@mainstage/content/pages/event-planners';
import { Container, Section, Stack } from '@mainstage/ui/layout/section';
import { Lead, QuietTitle, SectionTitle } from '@mainstage/ui/text/text';
import { BackLink } from '../../components/back-link';
import { GateFoot } from '../../components/gate-foot';
import { SectionStrip } from '../../components/section-strip';
import { ChapterGrid } from './chapter-grid';
import { HandbookSearchBox } from './handbook-search';
import { PrintStyles } from './print-styles';
import { SectionView } from './section-view';

const { copy, path } = eventPlanners;

const Opening = styled(Container)({ paddingTop: 'clamp(112px, 12vw, 168px)', paddingBottom: 48 });

interface ChapterPageProps {
  handbook: Handbook;
  chapter: HandbookChapter;
}

/** One chapter: its sections in a strip at the top, each with an address of its own. */
export function ChapterPage({ handbook, chapter }: ChapterPageProps) {
  return (
    <>
      <PrintStyles />
      <Section room="flush" aria-labelledby="page-title">
        <Opening>
          <BackLink to={path}>{copy.back.handbook.label}</BackLink>
          <Stack style={{ marginTop: 24 }}>
            <QuietTitle id="page-title">{chapter.title}</QuietTitle>
            <Lead>{chapter.lead}</Lead>
          </Stack>
          <HandbookSearchBox handbook={handbook} />
        </Opening>
      </Section>
      <SectionStrip
        label={copy.onThisPage}
        links={chapter.sections.map(({ id, title }) => ({ label: title, to: `${path}/${chapter.slug}#${id}` }))}
      />
      {chapter.sections.map((section) => (
        <SectionView key={section.id} section={section} />
      ))}
      <Section tone="mist" aria-labelledby="chapters" style={{ paddingBlock: 'clamp(3rem, 6vw, 6rem)' }}>
        <Container>
          <SectionTitle id="chapters" style={{ marginBottom: 40 }}>
            {copy.chapters}
          </SectionTitle>
          <ChapterGrid chapters={handbook.chapters.filter(({ slug }) => slug !== chapter.slug)} />
        </Container>
      </Section>
      <GateFoot page="event-planners" words={eventPlanners.copy} />
    </>
  );
}
