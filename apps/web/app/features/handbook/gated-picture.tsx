import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import type { HandbookPicture } from '@mainstage/contracts/gates/handbook';
import { eventPlanners } from '@mainstage/content/pages/event-planners';
import { colour, radius } from '@mainstage/ui/theme/tokens';
import { gateSession } from '../../api/gates/gate-session';

const { picture: words } = eventPlanners.copy;

const Frame = styled('div')({
  display: 'grid',
  placeItems: 'center',
  marginBottom: 12,
  borderRadius: radius,
  overflow: 'clip',
  backgroundColor: colour.ink,
  color: colour.paper,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  // The whole picture is printed, three to a sheet with their captions.
  '@media print': {
    display: 'block',
    aspectRatio: 'auto !important',
    backgroundColor: 'transparent',
    '& img': { width: 'auto', maxWidth: '100%', height: 'auto', maxHeight: '58mm !important', objectFit: 'contain' },
  },
});

/** A picture that is fetched with the token and shown from an object URL. */
export function GatedPicture({ file, alt, caption, width, height }: HandbookPicture) {
  const [shown, setShown] = useState<string | 'failed'>();

  useEffect(() => {
    let address: string | undefined;
    let cancelled = false;
    void gateSession('event-planners')
      .file(file)
      .then((result) => {
        if (cancelled) return;
        if (result.is === 'loaded') address = URL.createObjectURL(result.value);
        setShown(address ?? 'failed');
      });
    return () => {
      cancelled = true;
      if (address) URL.revokeObjectURL(address);
    };
  }, [file]);

  return (
    <figure>
      <Frame sx={{ aspectRatio: `${width} / ${height}` }}>
        {shown === 'failed' && <p>{words.failed}</p>}
        {shown && shown !== 'failed' && <img src={shown} alt={alt} width={width} height={height} />}
      </Frame>
      <Typography variant="caption" component="figcaption">
        {caption}
      </Typography>
    </figure>
  );
}
