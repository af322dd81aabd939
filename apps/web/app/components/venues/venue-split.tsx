import type { ReactNode } from 'react';
import { type PictureRef } from '@mainstage/content/site/page-content';
import { Split } from '@mainstage/ui/layout/split';
import { CardFacts } from '@mainstage/ui/layout/picture-card';
import Typography from '@mui/material/Typography';
import { pictureFrom } from '../../pictures';

interface VenueSplitProps {
  venue: { kicker: string; title: string; text: string; facts: readonly string[]; picture: PictureRef };
  side: 'left' | 'right';
  id: string;
  /** Links. */
  children?: ReactNode;
}

/** A kind of venue: picture to the edge of the screen, text beside it. */
export function VenueSplit({ venue, side, id, children }: VenueSplitProps) {
  return (
    <section aria-labelledby={id}>
      <Split side={side} picture={pictureFrom(venue.picture)}>
        <Typography variant="kicker">{venue.kicker}</Typography>
        <Typography variant="h2" id={id}>
          {venue.title}
        </Typography>
        <Typography variant="prose">{venue.text}</Typography>
        <CardFacts facts={venue.facts} />
        {children}
      </Split>
    </section>
  );
}
