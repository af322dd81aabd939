import { styled } from '@mui/material/styles';
import { gettingHere } from '@mainstage/content/pages/getting-here';
import { brand } from '@mainstage/content/site/brand';
import { Actions, Columns, Container, Section, Span, Stack } from '@mainstage/ui/layout/section';
import { Rows } from '@mainstage/ui/text/rows';
import { Heading, Kicker, Lead, QuietTitle, SectionTitle, Small, Text } from '@mainstage/ui/text/text';
import { colour, radius } from '@mainstage/ui/theme/tokens';
import { LinkButton } from '../components/link-button';
import { MapLink } from '../components/map-link';
import { QuarterPlan } from '../features/directions/quarter-plan';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { arrivalData } from '../structured-data';

const { copy, lang } = gettingHere;

export const handle: PageHandle = { lang, nav: 'above' };
export const meta = () => headOf(gettingHere, { data: [arrivalData] });

const Opening = styled('div')({
  paddingTop: 64,
  marginBottom: 'clamp(2.5rem, 5vw, 4rem)',
  '& > * + *': { marginTop: 20 },
});

const Places = styled('ol')({
  listStyle: 'none',
  display: 'grid',
  gap: 20,
  '& > li': { display: 'grid', gridTemplateColumns: '32px minmax(0, 1fr)', gap: 14 },
});

const Mark = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: radius,
  backgroundColor: colour.signal,
  color: colour.ink,
  fontWeight: 600,
});

/** The way to the house: a plan of the streets around it, trains, cars, trucks, and the way without a step. */
export default function GettingHerePage() {
  const { plan, ways, stepFree, address, closing } = copy;
  return (
    <>
      <Section aria-labelledby="page-title">
        <Container>
          <Opening>
            <Kicker>{copy.kicker}</Kicker>
            <QuietTitle id="page-title">{copy.title}</QuietTitle>
            <Lead>{copy.lead}</Lead>
          </Opening>
          <Columns style={{ rowGap: 40 }}>
            <Span span={7}>
              <QuarterPlan />
              <Small style={{ marginTop: 12 }}>{plan.note}</Small>
            </Span>
            <Span start={8} span={5}>
              <Stack gap={24} style={{ alignItems: 'stretch' }}>
                <Heading as="h2">{plan.title}</Heading>
                <Places>
                  {copy.places.map(({ id, name, text }, each) => (
                    <li key={id}>
                      <Mark>{each + 1}</Mark>
                      <div>
                        <strong>{name}</strong>
                        <Small>{text}</Small>
                      </div>
                    </li>
                  ))}
                </Places>
              </Stack>
            </Span>
          </Columns>
        </Container>
      </Section>
      <Section tone="mist" aria-labelledby="from">
        <Container>
          <Columns style={{ rowGap: 40 }}>
            <Span span={7}>
              <Stack gap={24} style={{ alignItems: 'stretch' }}>
                <SectionTitle id="from">{ways.title}</SectionTitle>
                <Rows rows={ways.rows} />
              </Stack>
            </Span>
            <Span start={9} span={4}>
              <Stack gap={12}>
                <Heading as="h2">{address.title}</Heading>
                <address style={{ fontStyle: 'normal' }}>
                  {brand.name}
                  <br />
                  <MapLink label={address.map} newTab={address.newTab} />
                </address>
                <Small>{copy.hours}</Small>
              </Stack>
            </Span>
          </Columns>
        </Container>
      </Section>
      <Section tone="ink" aria-labelledby="step-free">
        <Container>
          <Columns style={{ rowGap: 32, alignItems: 'end' }}>
            <Span span={7}>
              <Stack gap={20}>
                <SectionTitle id="step-free">{stepFree.title}</SectionTitle>
                <Text>{stepFree.text}</Text>
                <LinkButton to="/contact" variant="outlined">
                  {stepFree.action}
                </LinkButton>
              </Stack>
            </Span>
            <Span start={9} span={4} data-screen="">
              <Stack gap={16}>
                <Heading as="h2">{closing.title}</Heading>
                <Actions>
                  <LinkButton to="/book-tour">{closing.book}</LinkButton>
                </Actions>
              </Stack>
            </Span>
          </Columns>
        </Container>
      </Section>
    </>
  );
}
