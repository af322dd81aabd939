import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Section } from '@mainstage/ui/layout/section';
import type { Tone } from '@mainstage/ui/theme/tones';

interface StickyHeadingSectionProps {
  id: string;
  title: string;
  lead?: string;
  tone?: Tone;
  children: ReactNode;
}

/** A section whose heading stays in sight beside a long list. */
export function StickyHeadingSection({ id, title, lead, tone = 'paper', children }: StickyHeadingSectionProps) {
  return (
    <Section tone={tone} aria-labelledby={id}>
      <Grid container>
        <Grid
          size={{ xs: 12, md: 4 }}
          sx={{ position: { md: 'sticky' }, top: { md: 128 }, alignSelf: { md: 'start' } }}
        >
          <Stack spacing={2.5}>
            <Typography variant="h2" id={id}>
              {title}
            </Typography>
            {lead && <Typography variant="lead">{lead}</Typography>}
          </Stack>
        </Grid>
        <Grid size={{ xs: 12, md: 7 }} offset={{ md: 1 }}>
          {children}
        </Grid>
      </Grid>
    </Section>
  );
}
