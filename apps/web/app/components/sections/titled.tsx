import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Section } from '@mainstage/ui/layout/section';
import type { Tone } from '@mainstage/ui/theme/tones';

interface TitledProps {
  id: string;
  title: string;
  tone?: Tone;
  children: ReactNode;
}

export function Titled({ id, title, tone = 'paper', children }: TitledProps) {
  return (
    <Section tone={tone} aria-labelledby={id}>
      <Box sx={{ marginBottom: 'clamp(1.5rem, 3vw, 2.75rem)', '& h2': { maxWidth: '11em' } }}>
        <Typography variant="h2" id={id}>
          {title}
        </Typography>
      </Box>
      {children}
    </Section>
  );
}
