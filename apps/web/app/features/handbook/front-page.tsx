import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Handbook } from '@mainstage/contracts/gates/handbook';
import { eventPlanners } from '@mainstage/content/pages/event-planners';
import { venueTourFilm } from '@mainstage/venues/facts/films';
import { TwoColumns } from '@mainstage/ui/layout/two-columns';
import { Section } from '@mainstage/ui/layout/section';
import { BackLink } from '../../components/links/back-link';
import { GateFooter } from '../../components/pages/gate-footer';
import { SectionStrip } from '../../components/sections/section-strip';
import { useFilm } from '../../components/pictures/use-film';
import { ChapterGrid } from './chapter-grid';
import { HandbookSearchBox } from './handbook-search';
import { PrintStyles } from './print-styles';
import { SectionView } from './section-view';
import { TitledStack } from '../../components/sections/titled-stack';

const { copy } = eventPlanners;

/** The handbook's front page: film, chapters, and the most frequent questions. */
export function FrontPage({ handbook }: { handbook: Handbook }) {
  const film = useFilm({ title: handbook.film.title, address: venueTourFilm });
  return (
    <>
      <PrintStyles />
      <Section aria-labelledby="page-title">
        <Box sx={{ paddingTop: 5 }}>
          <BackLink to={copy.back.home.to}>{copy.back.home.label}</BackLink>
          <TwoColumns spans={[7, 4]} rowSpacing={4} sx={{ marginTop: 3, alignItems: 'end' }}>
            <Stack>
              <Typography variant="h2" component="h1" id="page-title">
                {handbook.title}
              </Typography>
              <Typography variant="lead">{handbook.lead}</Typography>
            </Stack>
            <TitledStack title={handbook.film.title} spacing={1.5}>
              <Typography variant="prose">{handbook.film.text}</Typography>
              <Button variant="outlined" {...film.opener}>
                {copy.film.play}
              </Button>
            </TitledStack>
          </TwoColumns>
          <HandbookSearchBox handbook={handbook} />
        </Box>
      </Section>
      <Section tone="mist" aria-labelledby="next">
        <Stack sx={{ marginBottom: 5 }}>
          <Typography variant="h2" id="next">
            {handbook.next.title}
          </Typography>
          <Typography variant="lead">{handbook.next.lead}</Typography>
        </Stack>
        <ChapterGrid chapters={handbook.chapters} />
      </Section>
      <SectionStrip
        label={copy.onThisPage}
        links={handbook.sections.map(({ id, title }) => ({ label: title, to: `${eventPlanners.path}#${id}` }))}
      />
      {handbook.sections.map((section) => (
        <SectionView key={section.id} section={section} />
      ))}
      <GateFooter page="event-planners" words={eventPlanners.copy} />
      {film.dialog}
    </>
  );
}
