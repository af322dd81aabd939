import type { webinar } from '@mainstage/content/pages/webinar';
import { privacyPaths } from '@mainstage/content/forms/form-copy';
import { Link } from '../../components/links/page-link';
import { Section } from '@mainstage/ui/layout/section';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';

/** What becomes of the visitor's data, where it is asked for. */
export function WebinarPrivacy({ copy }: { copy: typeof webinar.copy.privacy }) {
  return (
    <Section aria-labelledby="data">
      <Grid container rowSpacing={2}>
        <Grid size={{ xs: 12, md: 4 }}>
          <Typography variant="h3" component="h2" id="data">
            {copy.title}
          </Typography>
        </Grid>
        <Grid size={{ xs: 12, md: 7 }} offset={{ md: 1 }}>
          <Typography variant="prose">
            {copy.text} <Link to={privacyPaths.de}>{copy.link}</Link>.
          </Typography>
        </Grid>
      </Grid>
    </Section>
  );
}
