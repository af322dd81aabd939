import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { calendarWords } from '@mainstage/content/calendar/words';
import { tone } from '@mainstage/ui/theme/tones';
import { VisuallyHidden } from '@mainstage/ui/text/visually-hidden';

const { form: words } = calendarWords;

/** Height of a line in pixels; a line that wraps on a phone is as high. */
const lineHeight = 48;

const Lines = styled('ul')({
  '& li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    minHeight: lineHeight,
    lineHeight: '24px',
  },
});

interface ChosenFrameProps {
  children: ReactNode;
  note: ReactNode;
  title: string;
}

export function ChosenFrame({ children, note, title }: ChosenFrameProps) {
  return (
    <Box component="section" sx={{ paddingBlock: 2, borderBlock: `1px solid ${tone.line}` }} aria-label={title}>
      <Typography variant="caption">{title}</Typography>
      <Lines>{children}</Lines>
      {note}
    </Box>
  );
}

export const DayNote = () => <Typography variant="caption">{words.note}</Typography>;

interface ChosenLineProps extends Pick<ButtonProps, 'href' | 'onClick'> {
  text: string;
}

/** One choice with its remove button; screen readers announce which. */
export function ChosenLine({ text, ...button }: ChosenLineProps) {
  return (
    <li>
      <span>{text}</span>
      <Button variant="text" {...button}>
        {words.removeLine}
        <VisuallyHidden>{` ${text}`}</VisuallyHidden>
      </Button>
    </li>
  );
}
