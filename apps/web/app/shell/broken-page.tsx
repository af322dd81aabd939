import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { brokenPage } from '@mainstage/content/shared-pages/broken-page';
import { brand } from '@mainstage/content/site/brand';
import { Section } from '@mainstage/ui/layout/section';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { makeReference, reportBrokenPage } from './report-broken-page';

/**
 * Replaces a page that threw, with the reference of the server's log entry. Both links reload the site, which discards
 * the broken state.
 * @param props.error what the page threw
 */
export function BrokenPage({ error }: { error: unknown }) {
  const [reference] = useState(makeReference);
  // Around the document itself no page provides its language.
  const language = typeof document !== 'undefined' && document.documentElement.lang === 'de' ? 'de' : 'en';
  const { pathname, search } = useLocation();
  const words = brokenPage[language];
  useEffect(() => void reportBrokenPage(reference, error), [reference, error]);

  return (
    <Section tone="ink" lang={language} sx={{ minHeight: '100vh' }}>
      <Stack spacing={4}>
        <Typography variant="h2" component="h1">
          {words.title}
        </Typography>
        <Typography variant="lead">{words.lead}</Typography>
        <Typography variant="prose">
          {words.reference} <strong data-reference>{reference}</strong>. {words.reported}{' '}
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
