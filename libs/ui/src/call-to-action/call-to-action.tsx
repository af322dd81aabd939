import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Picture, type PictureSource } from '../media/picture';
import { colour, from } from '../theme/tokens';
import { paperAccent, surface } from '../theme/tones';

interface CallToActionProps {
  id: string;
  title: string;
  lead?: string;
  picture: PictureSource;
  /** One filled button and optionally an outlined one. */
  children: ReactNode;
}

const Band = styled('section')({
  ...surface('ink'),
  ...paperAccent,
  position: 'relative',
  overflow: 'clip',
  // Without buttons it is pointless on paper.
  '@media print': { display: 'none' },
});

/** Above the text on a phone; on a desktop it fills the right side and fades into the dark ground. */
const Side = styled('div')({
  position: 'relative',
  aspectRatio: '5 / 2',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(to top, ${colour.ink}, rgba(10, 10, 15, 0) 55%)`,
  },
  [from.desktop]: {
    position: 'absolute',
    aspectRatio: 'auto',
    inset: '0 0 0 33%',
    '&::after': { background: `linear-gradient(to right, ${colour.ink}, rgba(10, 10, 15, 0.55) 42%, transparent 80%)` },
  },
});

const Words = styled(Container)({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 16,
  paddingBlock: '8px 32px',
  [from.desktop]: { gap: 24, minHeight: 340, justifyContent: 'center', paddingBlock: 40 },
  '& h2': { maxWidth: '8.5em' },
  '& > p': { maxWidth: '24em' },
});

/** Call to action: a sentence, buttons, and a picture on a dark ground. */
export function CallToAction({ id, title, lead, picture, children }: CallToActionProps) {
  return (
    <Band aria-labelledby={id}>
      <Side>
        <Picture picture={picture} sizes="(min-width: 1024px) 70vw, 100vw" ratio="fill" />
      </Side>
      <Words>
        <Typography variant="h2" id={id}>
          {title}
        </Typography>
        {lead && <Typography variant="lead">{lead}</Typography>}
        <Stack direction="row">{children}</Stack>
      </Words>
    </Band>
  );
}
