import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { estimatePage } from '@mainstage/content/shared-pages/estimate';
import { Section } from '@mainstage/ui/layout/section';
import { LineList } from '@mainstage/ui/text/lists';

const { rules } = estimatePage.copy;

/** Every rule that an estimate can name, to be read before choosing anything. */
export function EstimateRules() {
  return (
    <Section tone="mist" aria-labelledby="rules">
      <Grid container>
        <Grid
          size={{ xs: 12, md: 4 }}
          sx={{ position: { md: 'sticky' }, top: { md: 128 }, alignSelf: { md: 'start' } }}
        >
          <Stack spacing={2.5}>
            <Typography variant="h2" id="rules">
              {rules.title}
            </Typography>
            <Typography variant="lead">{rules.lead}</Typography>
          </Stack>
        </Grid>
        <Grid size={{ xs: 12, md: 7 }} offset={{ md: 1 }}>
          <Stack spacing={6} sx={{ alignItems: 'stretch' }}>
            {rules.items.map(({ title, lines }) => (
              <Stack key={title} spacing={2}>
                <Typography variant="h3">{title}</Typography>
                <LineList lines={lines} />
              </Stack>
            ))}
          </Stack>
        </Grid>
      </Grid>
    </Section>
  );
}
