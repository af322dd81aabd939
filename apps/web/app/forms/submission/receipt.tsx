import { useEffect, useRef } from 'react';
import { Box, Typography } from '@mui/material';
import type { Notice } from '@mainstage/content/notices/notice';
import { surface } from '@mainstage/ui/theme/tones';

/** A success, told where the form stands: in a dialog that stays open, the visitor finds it where they are looking. */
export function Receipt({ notice: { title, text, style, language } }: { notice: Notice }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Box
      ref={box}
      tabIndex={-1}
      role="status"
      lang={language}
      data-notice={style}
      sx={{ ...surface('ink'), p: 3, mb: 4, outline: 'none', scrollMarginTop: 24 }}
    >
      <Typography component="p" sx={{ fontWeight: 700 }}>
        {title}
      </Typography>
      <Typography component="p" sx={{ mt: 0.5 }}>
        {text}
      </Typography>
    </Box>
  );
}
