import { Button } from '@mui/material';
import { brokenPage } from '@mainstage/content/pages/not-found';
import { Container, Section, Stack } from '@mainstage/ui/layout/section';
import { Lead, QuietTitle } from '@mainstage/ui/text/text';

/** Shown in place of a page that threw. The way home loads the site anew: whatever broke is gone with it. */
export function BrokenPage() {
  return (
    <main id="content">
      <Section tone="ink">
        <Container>
          <Stack gap={32}>
            <QuietTitle>{brokenPage.title}</QuietTitle>
            <Lead>{brokenPage.lead}</Lead>
            <Button href="/" size="large">
              {brokenPage.home}
            </Button>
          </Stack>
        </Container>
      </Section>
    </main>
  );
}
