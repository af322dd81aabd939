import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { Handbook, HandbookChapter } from '@mainstage/contracts/gates/handbook';
import { eventPlanners } from '@mainstage/content/pages/event-planners';
import { Section } from '@mainstage/ui/layout/section';
import { BackLink } from '../../components/links/back-link';
import { GateFooter } from '../../components/pages/gate-footer';
import { SectionStrip } from '../../components/sections/section-strip';
import { ChapterGrid } from './chapter-grid';
import { HandbookSearchBox } from './handbook-search';
import { PrintStyles } from './print-styles';
import { SectionView } from './section-view';

const { copy, path } = eventPlanners;

const Opening = styled(Container)({ paddingTop: 'clamp(112px, 12vw, 168px)', paddingBottom: 48 });

/** One chapter: links to its sections at the top, each with its own address. */
export function ChapterPage({ handbook, chapter }: { handbook: Handbook; chapter: HandbookChapter }) {
  return (
    <>
      <PrintStyles />
      <Section bleed room="flush" aria-labelledby="page-title">
        <Opening>
          <BackLink to={path}>{copy.back.handbook.label}</BackLink>
          <Stack sx={{ marginTop: 3 }}>
            <Typography variant="h2" component="h1" id="page-title">
              {chapter.title}
            </Typography>
            <Typography variant="lead">{chapter.lead}</Typography>
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
      <Section tone="mist" aria-labelledby="chapters" sx={{ paddingBlock: 'clamp(3rem, 6vw, 6rem)' }}>
        <Typography variant="h2" id="chapters" sx={{ marginBottom: 5 }}>
          {copy.chapters}
        </Typography>
        <ChapterGrid chapters={handbook.chapters.filter(({ slug }) => slug !== chapter.slug)} />
      </Section>
      <GateFooter page="event-planners" words={eventPlanners.copy} />
    </>
  );
}
