import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { type VideoCard as Card, videoTarget } from '@mainstage/content/videos/types';
import { Loop } from '@mainstage/ui/media/loop';
import { PictureCard } from '@mainstage/ui/layout/picture-card';
import { Stack } from '@mainstage/ui/layout/section';
import { Picture } from '@mainstage/ui/media/picture';
import { Heading, Hidden, Kicker, Text } from '@mainstage/ui/text/text';
import { colour, radius, size } from '@mainstage/ui/theme/tokens';
import { pictureFrom } from '../../pictures';

interface VideoCardProps {
  card: Card;
  ratio: string;
  sizes: string;
  newTab: string;
}

const Frame = styled('div')({ position: 'relative', overflow: 'hidden', borderRadius: radius });

const Length = styled('span')({
  position: 'absolute',
  left: 16,
  bottom: 16,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 40,
  padding: '0 14px',
  borderRadius: radius,
  backgroundColor: 'rgba(10, 10, 15, 0.78)',
  color: colour.paper,
  fontSize: size.small,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});

/** A film as a card: it moves while pointed at; a click opens it, or the post about it, in a new tab (rule video.cards). */
export function VideoCard({ card, ratio, sizes, newTab }: VideoCardProps) {
  const [pointedAt, setPointedAt] = useState(false);
  const here = () => setPointedAt(true);
  const gone = () => setPointedAt(false);

  return (
    <PictureCard aria-label={card.title} onPointerEnter={here} onPointerLeave={gone} onFocus={here} onBlur={gone}>
      <Frame>
        <Picture picture={pictureFrom({ ...card.thumbnail, alt: '' })} sizes={sizes} ratio={ratio} />
        <Loop sources={card.loop} running={pointedAt} />
        <Length>
          <svg width="10" height="12" viewBox="0 0 12 14" fill="currentColor" aria-hidden="true">
            <path d="M0 0l12 7-12 7z" />
          </svg>
          {card.duration}
        </Length>
      </Frame>
      <Stack gap={8}>
        <Kicker>{card.category}</Kicker>
        <Heading>
          <a href={videoTarget(card)} target="_blank" rel="noopener noreferrer">
            {card.title} <Hidden>{newTab}</Hidden>
          </a>
        </Heading>
        <Text>{card.description}</Text>
      </Stack>
    </PictureCard>
  );
}
