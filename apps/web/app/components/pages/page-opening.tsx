import type { ReactNode } from 'react';
import { type PictureRef } from '@mainstage/content/site/page-content';
import { Hero } from '@mainstage/ui/layout/hero';
import Typography from '@mui/material/Typography';
import { HeroPicture } from '../pictures/hero-picture';

interface PageOpeningProps {
  kicker?: string;
  title: string;
  lead: string;
  picture: PictureRef;
  height?: 'full' | 'low';
  children?: ReactNode;
}

export function PageOpening({ kicker, title, lead, picture, height = 'low', children }: PageOpeningProps) {
  return (
    <Hero
      height={height}
      background={<HeroPicture picture={picture} height={height} priority />}
      head={
        <>
          {kicker && <Typography variant="kicker">{kicker}</Typography>}
          <Typography variant="h1" id="page-title" data-long={height === 'full' && title.length > 30}>
            {title}
          </Typography>
        </>
      }
    >
      <Typography variant="lead">{lead}</Typography>
      {children}
    </Hero>
  );
}
