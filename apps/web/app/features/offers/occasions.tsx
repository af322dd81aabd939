import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Occasion } from '@mainstage/content/pages/private-offers';
import { Section } from '@mainstage/ui/layout/section';
import { columns } from '@mainstage/ui/theme/columns';
import { displayType } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';

const Columns = styled('ul')({
  ...columns({ tablet: 3 }),
  gap: 'clamp(2rem, 4vw, 4rem)',
  marginTop: 'clamp(2rem, 4vw, 3.5rem)',
  '& > li': { paddingTop: 20, borderTop: `1px solid ${tone.line}` },
  '& h3': { ...displayType, fontSize: 'clamp(1.5rem, 2.2vw, 2rem)', lineHeight: 1.05 },
  '& p': { marginTop: 12 },
});

interface OccasionsProps {
  title: string;
  occasions: readonly Occasion[];
  /** Renders the matching rooms of an occasion. */
  fits: (occasion: Occasion) => ReactNode;
}

/** Private occasions, before the offers for them. */
export function Occasions({ title, occasions, fits }: OccasionsProps) {
  return (
    <Section tone="mist" aria-labelledby="occasions">
      <Typography variant="h2" id="occasions">
        {title}
      </Typography>
      <Columns>
        {occasions.map((occasion) => (
          <li key={occasion.name}>
            <Typography variant="h3">{occasion.name}</Typography>
            <Typography variant="prose">{occasion.text}</Typography>
            {fits(occasion)}
          </li>
        ))}
      </Columns>
    </Section>
  );
}
