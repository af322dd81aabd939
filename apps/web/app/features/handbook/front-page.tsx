import { styled } from '@mui/material/styles';
import { Button } from '@mainstage/ui/button/button';
import type { Handbook } from '@mainstage/contracts/gates/handbook';
import { eventPlanners } from '@mainstage/content/pages/event-planners';
import { Columns, Container, Section, Span, Stack } from '@mainstage/ui/layout/section';
import { Heading, Lead, QuietTitle, SectionTitle, Text } from '@mainstage/ui/text/text';
import { BackLink } from '../../components/back-link';
import { GateFoot } from '../../components/gate-foot';
import { SectionStrip } from '../../components/section-strip';
import { useLazyDialog } from '../../components/use-lazy-dialog';
import { ChapterGrid } from './chapter-grid';
import { HandbookSearchBox } from './handbook-search';
import { PrintStyles } from './print-styles';
import { SectionView } from './section-view';
import { lazyPart } from '../../components/lazy-part';

const { copy } = eventPlanners;
const FilmDialog = lazyPart(async () => (await import('../../components/film-dialog')).FilmDialog);

const Opening = styled('div')({ paddingTop: 40 });

/** The handbook's front: film, the way into the chapters, and the questions that clients ask most. */
export function FrontPage({ handbook }: { handbook: Handbook }) {
  const film = useLazyDialog(FilmDialog);
  return (
    <>
      <PrintStyles />
      <Section aria-labelledby="page-title">
        <Container>
          <Opening>
            <BackLink to={copy.back.home.to}>{copy.back.home.label}</BackLink>
            <Columns style={{ rowGap: 32, marginTop: 24, alignItems: 'end' }}>
              <Span span={7}>
                <Stack>
                  <QuietTitle id="page-title">{handbook.title}</QuietTitle>
                  <Lead>{handbook.lead}</Lead>
                </Stack>
              </Span>
              <Span start={9} span={4}>
                <Stack gap={12}>
                  <Heading as="h2">{handbook.film.title}</Heading>
                  <Text>{handbook.film.text}</Text>
                  <Button variant="outlined" {...film.opener}>
                    {copy.film.play}
                  </Button>
                </Stack>
              </Span>
            </Columns>
            <HandbookSearchBox handbook={handbook} />
          </Opening>
        </Container>
      </Section>
      <Section tone="mist" aria-labelledby="next">
        <Container>
          <Stack style={{ marginBottom: 40 }}>
            <SectionTitle id="next">{handbook.next.title}</SectionTitle>
            <Lead>{handbook.next.lead}</Lead>
          </Stack>
          <ChapterGrid chapters={handbook.chapters} />
        </Container>
      </Section>
      <SectionStrip
        label={copy.onThisPage}
        links={handbook.sections.map(({ id, title }) => ({ label: title, to: `${eventPlanners.path}#${id}` }))}
      />
      {handbook.sections.map((section) => (
        <SectionView key={section.id} section={section} />
      ))}
      <GateFoot page="event-planners" words={eventPlanners.copy} />
      {film.wanted && (
        <FilmDialog
          open={film.open}
          onClose={film.close}
          words={{ title: handbook.film.title, close: copy.film.close }}
        />
      )}
    </>
  );
}
