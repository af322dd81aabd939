import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Section } from '@mainstage/ui/layout/section';

interface StickyHeadingSectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A section whose heading stays in sight beside a long list. */
export function StickyHeadingSection({ id, title, children }: StickyHeadingSectionProps) {
  return (
    <Section aria-labelledby={id}>
      <Grid container>
        <Grid
          size={{ xs: 12, md: 4 }}
          sx={{ position: { md: 'sticky' }, top: { md: 128 }, alignSelf: { md: 'start' } }}
        >
          <Typography variant="h2" id={id}>
            {title}
          </Typography>
        </Grid>
        <Grid size={{ xs: 12, md: 7 }} offset={{ md: 1 }}>
          {children}
        </Grid>
      </Grid>
    </Section>
  );
}
