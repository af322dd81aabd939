import type { Language } from '@mainstage/contracts/language';
import Typography from '@mui/material/Typography';
import { ConsentText } from './consent-text';

/** The consent that sending implies, for forms without a checkbox. */
export function ConsentNote({ text, language }: { text: string; language: Language }) {
  return (
    <Typography variant="caption" sx={{ maxWidth: '60ch' }}>
      <ConsentText text={text} language={language} />
    </Typography>
  );
}
