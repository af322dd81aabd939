import type { webinar } from '@mainstage/content/pages/webinar';
import { privacyPaths } from '@mainstage/content/forms/form-copy';
import { Link } from '../../components/links/page-link';
import { TwoColumns } from '@mainstage/ui/layout/two-columns';
import { Section } from '@mainstage/ui/layout/section';
import Typography from '@mui/material/Typography';

/** Processing of the visitor's data, next to the sign-up. */
export function WebinarPrivacy({ copy }: { copy: typeof webinar.copy.privacy }) {
  return (
    <Section aria-labelledby="data">
      <TwoColumns spans={[4, 7]} rowSpacing={2}>
        <Typography variant="h3" component="h2" id="data">
          {copy.title}
        </Typography>
        <Typography variant="prose">
          {copy.text} <Link to={privacyPaths.de}>{copy.link}</Link>.
        </Typography>
      </TwoColumns>
    </Section>
  );
}
