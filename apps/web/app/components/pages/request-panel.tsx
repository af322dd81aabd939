import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Panel } from '@mainstage/ui/layout/panel';
import { size, smallHeadingType } from '@mainstage/ui/theme/tokens';
import { AnswerTimesLine } from '../answer-times/answer-times-line';

interface RequestPanelProps {
  id?: string;
  title: string;
  /** Id of the heading, if it names the section. */
  titleId?: string;
  text?: string;
  children: ReactNode;
}

/** A form that sales answers, with the promised answer time. */
export function RequestPanel({ id, title, titleId, text, children }: RequestPanelProps) {
  return (
    // Only the receipt is printed.
    <Panel id={id} sx={{ '@media print': { '&:not(:has([data-receipt]))': { display: 'none' } } }}>
      <Stack spacing={1} sx={{ marginBottom: 2.5, '&:has(~ [data-receipt])': { display: 'none' } }}>
        <Typography variant="h3" component="h2" id={titleId} sx={{ ...smallHeadingType, fontSize: size.lead }}>
          {title}
        </Typography>
        {text && <Typography variant="caption">{text}</Typography>}
      </Stack>
      {children}
      {/* Half of the panel's padding: its space is reserved while the times are unknown. */}
      <Box sx={{ margin: '16px 0 clamp(-28px, -2vw, -12px)', '[data-receipt] ~ &': { display: 'none' } }}>
        <AnswerTimesLine />
      </Box>
    </Panel>
  );
}
