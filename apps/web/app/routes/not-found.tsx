import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { data } from 'react-router-dom';
import { Link } from '../components/links/page-link';
import { notFound } from '@mainstage/content/shared-pages/not-found';
import { TwoColumns } from '@mainstage/ui/layout/two-columns';
import { Section } from '@mainstage/ui/layout/section';
import { tone } from '@mainstage/ui/theme/tones';
import { PageSearch } from '../features/page-search/page-search';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { PageOpening } from '../components/pages/page-opening';
import { ButtonLink } from '../components/links/button-link';

const { copy } = notFound;

export const handle: PageHandle = { lang: notFound.lang, nav: 'over-hero' };
export const loader = () => data(null, { status: 404 });
/** Answers a POST to an address without a page. */
export const action = () => data(null, { status: 404 });
export const meta = () => headOf(notFound);

const StartLinks = styled('ul')({
  marginTop: 16,
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 48, textUnderlineOffset: 4 },
  '& li': { borderBottom: `1px solid ${tone.line}` },
});

/** For every address without a page: suggests pages. */
export default function NotFoundPage() {
  const { kicker, title, lead, picture, search, startLinks } = copy;

  return (
    <>
      <PageOpening kicker={kicker} title={title} lead={lead} picture={picture}>
        <Stack direction="row">
          <ButtonLink to="/" size="large">
            {copy.home}
          </ButtonLink>
          <ButtonLink to="/contact" variant="text">
            {copy.contact}
          </ButtonLink>
        </Stack>
      </PageOpening>
      <Section aria-labelledby="find">
        <TwoColumns spans={[7, 4]}>
          <>
            <Box sx={{ mb: 4 }}>
              <Typography variant="h2" id="find">
                {search.title}
              </Typography>
            </Box>
            <PageSearch />
          </>
          <>
            <Typography variant="h3">{startLinks.title}</Typography>
            <StartLinks>
              {startLinks.links.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </StartLinks>
          </>
        </TwoColumns>
      </Section>
    </>
  );
}
