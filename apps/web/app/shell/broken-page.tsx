import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { isRouteErrorResponse, useLocation } from 'react-router-dom';
import { brokenPage } from '@mainstage/content/shared-pages/broken-page';
import { brand } from '@mainstage/content/site/brand';
import { Section } from '@mainstage/ui/layout/section';
import { useHydrated } from '@mainstage/ui/motion/use-hydrated';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { usePageHandle } from '../page-handle';
import { makeReference, reportBrokenPage } from './report-broken-page';

/**
 * Replaces a page that threw, in the page's language. The reference is that of the server's log entry, which the browser
 * requests: a served page shows it after hydration. Both links reload the site, which discards the broken state.
 * @param props.error what the page or its loader threw
 */
export function BrokenPage({ error }: { error: unknown }) {
  const [reference] = useState(makeReference);
  const hydrated = useHydrated();
  const { lang } = usePageHandle();
  const { pathname, search } = useLocation();
  const words = brokenPage[lang];
  useEffect(() => {
    const cause = isRouteErrorResponse(error) ? new Error(`The page's data was answered with ${error.status}`) : error;
    void reportBrokenPage(reference, cause);
  }, [reference, error]);

  return (
    <Section tone="ink" lang={lang} sx={{ minHeight: '100vh' }}>
      <Stack spacing={4}>
        <Typography variant="h2" component="h1">
          {words.title}
        </Typography>
        <Typography variant="lead">{words.lead}</Typography>
        <Typography variant="prose">
          {hydrated && (
            <>
              {words.reference} <strong data-reference>{reference}</strong>. {words.reported}{' '}
            </>
          )}
          <a href={`mailto:${brand.email}?subject=${encodeURIComponent(reference)}`}>{brand.email}</a>
        </Typography>
        <Stack direction="row">
          <Button href="/" size="large">
            {words.home}
          </Button>
          <Button variant="text" href={pathname + search}>
            {words.again}
          </Button>
        </Stack>
      </Stack>
    </Section>
  );
}
