import Box from '@mui/material/Box';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { type VideoCard as Card, videoTarget } from '@mainstage/content/videos/types';
import { Loop } from '@mainstage/ui/media/loop';
import { PictureCard } from '@mainstage/ui/layout/picture-card';
import { Picture } from '@mainstage/ui/media/picture';
import { colour, radius } from '@mainstage/ui/theme/tokens';
import { VisuallyHidden } from '@mainstage/ui/text/visually-hidden';
import { pictureFrom } from '../../pictures';

interface VideoCardProps {
  card: Card;
  ratio: string;
  sizes: string;
  newTab: string;
}

const Length = styled(Chip)({
  position: 'absolute',
  left: 16,
  bottom: 16,
  minHeight: 40,
  paddingInline: 6,
  '& .MuiChip-icon': { color: 'inherit' },
  backgroundColor: 'rgba(10, 10, 15, 0.78)',
  color: colour.paper,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});

/** A film as a card: plays on hover; a click opens the film, or the post about it, in a new tab (rule video.cards). */
export function VideoCard({ card, ratio, sizes, newTab }: VideoCardProps) {
  const [pointedAt, setPointedAt] = useState(false);
  const onPoint = () => setPointedAt(true);
  const onLeave = () => setPointedAt(false);

  return (
    <PictureCard
      aria-label={card.title}
      onPointerEnter={onPoint}
      onPointerLeave={onLeave}
      onFocus={onPoint}
      onBlur={onLeave}
    >
      <Box sx={{ position: 'relative', overflow: 'hidden', borderRadius: radius }}>
        <Picture picture={pictureFrom({ ...card.thumbnail, alt: '' })} sizes={sizes} ratio={ratio} />
        <Loop sources={card.loop} running={pointedAt} />
        <Length icon={<PlayArrow />} label={card.duration} />
      </Box>
      <Stack spacing={1}>
        <Typography variant="kicker">{card.category}</Typography>
        <Typography variant="h3">
          <a href={videoTarget(card)} target="_blank" rel="noopener noreferrer">
            {card.title} <VisuallyHidden>{newTab}</VisuallyHidden>
          </a>
        </Typography>
        <Typography variant="prose">{card.description}</Typography>
      </Stack>
    </PictureCard>
  );
}
