import { Typography } from '@mui/material';
import { requiredHint } from '@mainstage/content/forms/form-copy';
import type { Language } from '@mainstage/content/notices/notice';
import { tone } from '@mainstage/ui/theme/tones';

/** Says what the asterisks mean, before the first one. */
export function RequiredHint({ language }: { language: Language }) {
  return (
    <Typography variant="body2" sx={{ color: tone.muted }}>
      {requiredHint[language]}
    </Typography>
  );
}
