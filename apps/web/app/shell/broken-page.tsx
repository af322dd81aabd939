import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { brokenPage } from '@mainstage/content/shared-pages/not-found';
import { brand } from '@mainstage/content/site/brand';
import { Section } from '@mainstage/ui/layout/section';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { makeReference, reportBrokenPage } from './report-broken-page';

/**
 * Shown in place of a page that threw, with the reference of the server's log entry. Both links reload the site, which
 * discards the broken state.
 * @param props.error what the page threw
 */
export function BrokenPage({ error }: { error: unknown }) {
  const [reference] = useState(makeReference);
  useEffect(() => void reportBrokenPage(reference, error), [reference, error]);

  return (
    <Section tone="ink" sx={{ minHeight: '100vh' }}>
      <Stack spacing={4}>
        <Typography variant="h2" component="h1">
          {brokenPage.title}
        </Typography>
        <Typography variant="lead">{brokenPage.lead}</Typography>
        <Typography variant="prose">
          {brokenPage.reference} <strong data-reference>{reference}</strong>. {brokenPage.reported}{' '}
          <a href={`mailto:${brand.email}?subject=${encodeURIComponent(reference)}`}>{brand.email}</a>
        </Typography>
        <Stack direction="row">
          <Button href="/" size="large">
            {brokenPage.home}
          </Button>
          <Button variant="text" href={window.location.pathname + window.location.search}>
            {brokenPage.again}
          </Button>
        </Stack>
      </Stack>
    </Section>
  );
}
