import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Section } from '@mainstage/ui/layout/section';
import { TwoColumns } from '@mainstage/ui/layout/two-columns';
import type { Tone } from '@mainstage/ui/theme/tones';

interface StickyHeadingSectionProps {
  id: string;
  title: string;
  lead?: string;
  tone?: Tone;
  children: ReactNode;
}

/** A section whose heading stays visible beside a long list. */
export function StickyHeadingSection({ id, title, lead, tone = 'paper', children }: StickyHeadingSectionProps) {
  return (
    <Section tone={tone} aria-labelledby={id}>
      <TwoColumns spans={[4, 7]} sticky="first">
        <Stack spacing={2.5}>
          <Typography variant="h2" id={id}>
            {title}
          </Typography>
          {lead && <Typography variant="lead">{lead}</Typography>}
        </Stack>
        {children}
      </TwoColumns>
    </Section>
  );
}
