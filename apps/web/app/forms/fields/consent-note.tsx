import type { Language } from '@mainstage/contracts/language';
import Typography from '@mui/material/Typography';
import { ConsentText } from './consent-text';

/** What a visitor agrees to by sending, where no box is asked for. */
export function ConsentNote({ text, language }: { text: string; language: Language }) {
  return (
    <Typography variant="caption" sx={{ maxWidth: '60ch' }}>
      <ConsentText text={text} language={language} />
    </Typography>
  );
}
