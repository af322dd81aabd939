import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useLocation } from 'react-router-dom';
import { Link } from '../components/links/page-link';
import { formResponse } from '@mainstage/content/shared-pages/form-response';
import { notFound } from '@mainstage/content/shared-pages/not-found';
import { TwoColumns } from '@mainstage/ui/layout/two-columns';
import { Section } from '@mainstage/ui/layout/section';
import { tone } from '@mainstage/ui/theme/tones';
import { AnswerFrame } from '../features/plain-answer/answer-frame';
import { PageSearch } from '../features/page-search/page-search';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { PageOpening } from '../components/pages/page-opening';
import { ButtonLink } from '../components/links/button-link';

const { copy } = notFound;

/**
 * The layout of form responses is prerendered on this route too: it runs no scripts, and a browser that opens its address
 * is sent the page for missing pages, which only its own route hydrates without rendering it again.
 */
const isFrame = (path: string) => typeof window === 'undefined' && path === formResponse.path;

export const handle = ({ pathname }: { pathname: string }): PageHandle =>
  isFrame(pathname) ? { lang: formResponse.lang, nav: 'above' } : { lang: notFound.lang, nav: 'over-hero' };
export const meta = ({ location }: { location: { pathname: string } }) =>
  headOf(isFrame(location.pathname) ? formResponse : notFound);

const StartLinks = styled('ul')({
  marginTop: 16,
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 48, textUnderlineOffset: 4 },
  '& li': { borderBottom: `1px solid ${tone.line}` },
});
const Title = styled('div')({ marginBottom: 32 });

/**
 * For every address without a page. One file serves them all, so what it says of the address it says once the browser
 * has taken it up: pages that may have been meant.
 */
export default function NotFoundPage() {
  const { pathname } = useLocation();
  const { kicker, title, lead, picture, search, startLinks } = copy;

  if (isFrame(pathname)) return <AnswerFrame />;
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
            <Title>
              <Typography variant="h2" id="find">
                {search.title}
              </Typography>
            </Title>
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
