import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { gettingHere } from '@mainstage/content/pages/getting-here';
import { brand } from '@mainstage/content/site/brand';
import { TwoColumns } from '@mainstage/ui/layout/two-columns';
import { Section } from '@mainstage/ui/layout/section';
import { Rows } from '@mainstage/ui/text/rows';
import { colour, radius } from '@mainstage/ui/theme/tokens';
import { MapLink } from '../components/links/map-link';
import { QuarterPlan } from '../features/directions/quarter-plan';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { arrivalData } from '../structured-data';
import { ButtonLink } from '../components/links/button-link';
import { PlainOpening } from '../components/pages/plain-opening';
import { TitledStack } from '../components/sections/titled-stack';

const { copy, lang } = gettingHere;

export const handle: PageHandle = { lang, nav: 'above' };
export const meta = () => headOf(gettingHere, { data: [arrivalData] });

const Places = styled('ol')({
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

/** Directions: a plan of the surrounding streets, trains, cars, trucks, and step-free access. */
export default function GettingHerePage() {
  const { plan, routes, stepFree, address, closing } = copy;
  return (
    <>
      <Section aria-labelledby="page-title">
        <PlainOpening kicker={copy.kicker} title={copy.title} lead={copy.lead} />
        <TwoColumns spans={[7, 5]} rowSpacing={5}>
          <>
            <QuarterPlan />
            <Typography variant="caption" sx={{ marginTop: 1.5 }}>
              {plan.note}
            </Typography>
          </>
          <TitledStack title={plan.title} spacing={3} sx={{ alignItems: 'stretch' }}>
            <Places>
              {copy.places.map(({ id, name, text }, each) => (
                <li key={id}>
                  <Mark>{each + 1}</Mark>
                  <div>
                    <strong>{name}</strong>
                    <Typography variant="caption">{text}</Typography>
                  </div>
                </li>
              ))}
            </Places>
          </TitledStack>
        </TwoColumns>
      </Section>
      <Section tone="mist" aria-labelledby="from">
        <TwoColumns spans={[7, 4]} rowSpacing={5}>
          <Stack sx={{ alignItems: 'stretch' }}>
            <Typography variant="h2" id="from">
              {routes.title}
            </Typography>
            <Rows rows={routes.rows} />
          </Stack>
          <TitledStack title={address.title} spacing={1.5}>
            <Box component="address" sx={{ fontStyle: 'normal' }}>
              {brand.name}
              <br />
              <MapLink label={address.map} newTab={address.newTab} />
            </Box>
            <Typography variant="caption">{copy.hours}</Typography>
          </TitledStack>
        </TwoColumns>
      </Section>
      <Section tone="ink" aria-labelledby="step-free">
        <TwoColumns spans={[7, 4]} rowSpacing={4} sx={{ alignItems: 'end' }}>
          <Stack spacing={2.5}>
            <Typography variant="h2" id="step-free">
              {stepFree.title}
            </Typography>
            <Typography variant="prose">{stepFree.text}</Typography>
            <ButtonLink to="/contact" variant="outlined">
              {stepFree.action}
            </ButtonLink>
          </Stack>
          <TitledStack title={closing.title} data-screen="">
            <Stack direction="row">
              <ButtonLink to="/book-tour">{closing.book}</ButtonLink>
            </Stack>
          </TitledStack>
        </TwoColumns>
      </Section>
    </>
  );
}
