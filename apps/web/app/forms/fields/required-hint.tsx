import { requiredHint } from '@mainstage/content/forms/form-copy';
import type { Language } from '@mainstage/contracts/language';
import Typography from '@mui/material/Typography';

/** Explains the asterisks, before the first one. */
export function RequiredHint({ language }: { language: Language }) {
  return <Typography variant="caption">{requiredHint[language]}</Typography>;
}
