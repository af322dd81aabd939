import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { status } from '@mainstage/content/shared-pages/status';
import { brand } from '@mainstage/content/site/brand';
import { Section } from '@mainstage/ui/layout/section';
import { Rows } from '@mainstage/ui/text/rows';
import { StatusBoard } from '../features/status/status-board';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { BackLink } from '../components/links/back-link';

const { copy } = status;

export const handle: PageHandle = { lang: status.lang, nav: 'above' };
export const meta = () => headOf(status);

const Opening = styled('div')({ paddingTop: 24, '&& > * + *': { marginTop: 24 } });
const Body = styled('div')({ marginTop: 'clamp(3rem, 6vw, 6rem)' });

/** What works right now, as the server says it. */
export default function StatusPage() {
  return (
    <Section aria-labelledby="page-title">
      <Container>
        <Opening>
          <BackLink to="/support">{copy.back}</BackLink>
          <Typography variant="h2" component="h1" id="page-title">
            {copy.title}
          </Typography>
          <Typography variant="lead">{copy.lead}</Typography>
        </Opening>
        <Body>
          <Grid container>
            <Grid size={{ xs: 12, md: 7 }}>
              <StatusBoard />
            </Grid>
            <Grid size={{ xs: 12, md: 4 }} offset={{ md: 1 }}>
              <Rows
                rows={[
                  { term: copy.call, detail: <a href={brand.phone.href}>{brand.phone.label}</a> },
                  { term: copy.write, detail: <a href={`mailto:${brand.email}`}>{brand.email}</a> },
                ]}
              />
            </Grid>
          </Grid>
        </Body>
      </Container>
    </Section>
  );
}
