import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { PictureRef } from '@mainstage/content/site/page-content';
import { CardFacts, PictureCard } from '@mainstage/ui/layout/picture-card';
import { Picture, type PictureCut } from '@mainstage/ui/media/picture';
import { pictureFrom } from '../../pictures';
import { SectionLink } from '../links/section-link';

interface TeaserCardProps {
  /** Decorative without an `alt`: the title names what it shows. */
  picture: PictureRef;
  sizes: string;
  ratio: string;
  cut?: PictureCut | undefined;
  kicker?: string;
  title: string;
  /** Target of the whole card; without it the card is no link. */
  to?: string;
  text: string;
  facts?: readonly string[];
  children?: ReactNode;
}

/** Teaser with picture, title, a sentence and facts. The whole card is the link. */
export function TeaserCard({ picture, kicker, title, to, text, facts, children, ...frame }: TeaserCardProps) {
  return (
    <PictureCard aria-label={title}>
      <Picture picture={pictureFrom(picture)} {...frame} />
      <Stack spacing={1.5}>
        {kicker && <Typography variant="caption">{kicker}</Typography>}
        <Typography variant="h3">
          {to ? (
            <SectionLink to={to} draggable={false}>
              {title}
            </SectionLink>
          ) : (
            title
          )}
        </Typography>
        <Typography variant="prose">{text}</Typography>
        {facts && <CardFacts facts={facts} />}
        {children}
      </Stack>
    </PictureCard>
  );
}
