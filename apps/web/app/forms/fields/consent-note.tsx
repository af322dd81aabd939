import { Typography } from '@mui/material';
import type { Language } from '@mainstage/content/notices/notice';
import { tone } from '@mainstage/ui/theme/tones';
import { ConsentText } from './consent-text';

/** What a visitor agrees to by sending, where no box is asked for. */
export function ConsentNote({ text, language }: { text: string; language: Language }) {
  return (
    <Typography variant="body2" sx={{ color: tone.muted, maxWidth: '60ch' }}>
      <ConsentText text={text} language={language} />
    </Typography>
  );
}
