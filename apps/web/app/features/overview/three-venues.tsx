import Box from '@mui/material/Box';
import type { overview } from '@mainstage/content/pages/overview';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { floorKinds } from '@mainstage/content/floors/floor-kinds';
import { Link } from '../../components/links/page-link';
import { TwoColumns } from '@mainstage/ui/layout/two-columns';
import { Section } from '@mainstage/ui/layout/section';
import { Picture } from '@mainstage/ui/media/picture';
import { Dotted } from '@mainstage/ui/text/dotted';
import { columns } from '@mainstage/ui/theme/columns';
import { from, radius, size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { VisuallyHidden } from '@mainstage/ui/text/visually-hidden';
import type { BuildingData } from '../../components/building/building-data';
import { BuildingDrawing } from '../../components/building/building-drawing';
import { ButtonLink } from '../../components/links/button-link';
import { SectionLink } from '../../components/links/section-link';
import { NoBreak } from '@mainstage/ui/text/no-break';
import { pictureFrom } from '../../pictures';

interface ThreeVenuesProps {
  copy: typeof overview.copy.venues;
  drawing: BuildingData;
  floors: typeof overview.copy.floors;
}

const DrawingArea = styled('div')({
  maxWidth: 240,
  marginInline: 'auto',
  [from.tablet]: { maxWidth: 320 },
  [from.desktop]: { maxWidth: 'none', margin: 0 },
});

const Floor = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '10px 20px',
  alignItems: 'center',
  padding: '14px 0',
  borderTop: `1px solid ${tone.line}`,
  '& picture': { borderRadius: radius },
  '& h3 a': { textDecoration: 'none' },
  '& h3 a:hover': { color: tone.accent },
  [from.tablet]: { gridTemplateColumns: '64px minmax(0, 1fr) 200px', columnGap: 28 },
});

const Kinds = styled('ul')({
  ...columns({ desktop: 3 }),
  gap: '12px 24px',
  '& li': { display: 'grid', alignContent: 'start', gap: 6, paddingTop: 16, borderTop: `1px solid ${tone.line}` },
  '& a': { fontWeight: 600, fontSize: size.lead, textDecorationThickness: 1, textUnderlineOffset: 6 },
  '& a:hover': { color: tone.accent },
});

/** Three venues on three floors next to a drawing of the building, and their common facts. */
export function ThreeVenues({ copy, drawing, floors }: ThreeVenuesProps) {
  const lit = new Set<string>(copy.items.map(({ id }) => id));
  return (
    <Section tone="ink" aria-labelledby="venues">
      <TwoColumns spans={[4, 7]} rowSpacing={4}>
        <DrawingArea>
          <BuildingDrawing
            building={drawing.building}
            label={copy.drawing}
            roomOf={(room) => drawing.rooms[room]}
            lightOf={(room) => (lit.has(room) ? 'best' : 'dim')}
          />
        </DrawingArea>
        <>
          <Typography variant="h2" id="venues">
            {copy.title}
          </Typography>
          <Typography variant="lead" sx={{ margin: { xs: '12px 0 20px', sm: '16px 0 32px' } }}>
            {copy.lead}
          </Typography>
          <Box component="ul" sx={{ margin: '0 0 28px' }}>
            {copy.items.map(({ id, name, text, number, facts, picture }) => (
              <Floor key={id}>
                <Typography variant="figure" sx={{ fontSize: 'clamp(2.75rem, 2rem + 2.6vw, 4.75rem)' }}>
                  <VisuallyHidden>{copy.floor} </VisuallyHidden>
                  {number}
                </Typography>
                <Box sx={{ display: 'grid', gap: 0.75 }}>
                  <Typography variant="h3">
                    <Link to={`/venues/${id}`}>{name}</Link>
                  </Typography>
                  <Typography variant="prose">{text}</Typography>
                  <Typography variant="caption" component="div">
                    <Dotted facts={facts} />
                  </Typography>
                </Box>
                <Box sx={{ display: 'none', [from.tablet]: { display: 'block' } }}>
                  <Picture picture={pictureFrom(picture)} sizes="200px" ratio="4 / 3" />
                </Box>
              </Floor>
            ))}
          </Box>
          <Stack direction="row">
            <ButtonLink to="/venues" variant="outlined">
              {copy.all}
            </ButtonLink>
            <ButtonLink to="/venues/finder" variant="text">
              {copy.find}
            </ButtonLink>
          </Stack>
        </>
      </TwoColumns>
      <Box sx={{ marginTop: 'clamp(2rem, 5vw, 5.5rem)', '& > h3': { marginBottom: 3.5 } }}>
        <Typography variant="h3">{floors.title}</Typography>
        <Kinds>
          {Object.values(floorKinds).map(({ anchor, name, subtitle, guests }) => (
            <li key={anchor}>
              <SectionLink to={`/venues/floors#${anchor}`}>{name}</SectionLink>
              <Typography variant="caption">
                <NoBreak text={`${subtitle}: ${guests}`} />
              </Typography>
            </li>
          ))}
        </Kinds>
      </Box>
    </Section>
  );
}
