import type { ReactNode } from 'react';
import { type PictureRef } from '@mainstage/content/pages/page-content';
import { Hero } from '@mainstage/ui/layout/hero';
import { fillsScreen, Picture } from '@mainstage/ui/media/picture';
import { Kicker, Lead, PageTitle } from '@mainstage/ui/text/text';
import { pictureFrom } from '../pictures';

interface PageOpeningProps {
  kicker?: string;
  title: string;
  lead: string;
  picture: PictureRef;
  height?: 'full' | 'low';
  children?: ReactNode;
}

/** A page's dark opening with its `h1`. */
export function PageOpening({ kicker, title, lead, picture, height = 'low', children }: PageOpeningProps) {
  return (
    <Hero
      height={height}
      labelledBy="page-title"
      background={<Picture picture={pictureFrom(picture)} sizes={fillsScreen} ratio="fill" priority />}
    >
      {kicker && <Kicker>{kicker}</Kicker>}
      <PageTitle id="page-title">{title}</PageTitle>
      <Lead>{lead}</Lead>
      {children}
    </Hero>
  );
}
