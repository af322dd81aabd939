import type { ReactNode } from 'react';
import { type PictureRef } from '@mainstage/content/site/page-content';
import { Hero } from '@mainstage/ui/layout/hero';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { HeroPicture } from '../pictures/hero-picture';

interface ClosingProps {
  id: string;
  title: string;
  lead?: string;
  picture: PictureRef;
  /** What to do now. */
  children: ReactNode;
}

/** The last word of a page: a picture, a sentence, an action. */
export function Closing({ id, title, lead, picture, children }: ClosingProps) {
  return (
    <Hero
      height="brief"
      rule={false}
      labelledBy={id}
      background={<HeroPicture picture={picture} height="low" />}
      head={
        <Typography variant="h2" id={id}>
          {title}
        </Typography>
      }
    >
      {lead && <Typography variant="lead">{lead}</Typography>}
      <Stack direction="row">{children}</Stack>
    </Hero>
  );
}
