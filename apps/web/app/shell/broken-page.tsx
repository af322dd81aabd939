import { Button } from '@mainstage/ui/button/button';
import { useEffect, useState } from 'react';
import { brokenPage } from '@mainstage/content/shared-pages/not-found';
import { brand } from '@mainstage/content/site/brand';
import { Actions, Container, Section, Stack } from '@mainstage/ui/layout/section';
import { Lead, QuietTitle, Text } from '@mainstage/ui/text/text';
import { makeReference, reportBrokenPage } from './report-broken-page';

/**
 * Shown in place of a page that threw, with a number that stands in the server's log too. Both ways out load the site
 * anew: whatever broke is gone with it.
 * @param props.error what the page threw
 */
export function BrokenPage({ error }: { error: unknown }) {
  const [reference] = useState(makeReference);
  useEffect(() => void reportBrokenPage(reference, error), [reference, error]);

  return (
    <main id="content">
      <Section tone="ink" style={{ minHeight: '100vh' }}>
        <Container>
          <Stack gap={32}>
            <QuietTitle>{brokenPage.title}</QuietTitle>
            <Lead>{brokenPage.lead}</Lead>
            <Text>
              {brokenPage.reference} <strong data-reference>{reference}</strong>. {brokenPage.tell}{' '}
              <a href={`mailto:${brand.email}?subject=${encodeURIComponent(reference)}`}>{brand.email}</a>
            </Text>
            <Actions>
              <Button href="/" size="large">
                {brokenPage.home}
              </Button>
              <Button variant="text" onClick={() => window.location.reload()}>
                {brokenPage.again}
              </Button>
            </Actions>
          </Stack>
        </Container>
      </Section>
    </main>
  );
}
