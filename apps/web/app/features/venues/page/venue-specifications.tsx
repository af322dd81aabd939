import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { venueWords } from '@mainstage/content/shared-pages/venue-words';
import type { Venue } from '@mainstage/content/venues/types';
import { Section } from '@mainstage/ui/layout/section';
import { Rows } from '@mainstage/ui/text/rows';

const Wide = styled('div')({
  '& dl > div': { '@media (min-width: 700px)': { gridTemplateColumns: '12rem minmax(0, 1fr)' } },
});

export function VenueSpecifications({ specifications }: Pick<Venue, 'specifications'>) {
  return (
    <Section tone="mist" id="specifications" aria-labelledby="specifications-title">
      <Grid container rowSpacing={5}>
        <Grid size={{ xs: 12, md: 5 }}>
          <Typography variant="h2" id="specifications-title">
            {venueWords.specifications.title}
          </Typography>
        </Grid>
        <Grid size={{ xs: 12, md: 6 }} offset={{ md: 1 }}>
          <Wide>
            <Rows rows={Object.entries(specifications).map(([term, detail]) => ({ term, detail }))} />
          </Wide>
        </Grid>
      </Grid>
    </Section>
  );
}
