import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';

/** Facts that an inserted text omits, each a sentence. */
export interface Omitted {
  title: string;
  sentences: readonly string[];
}

/** Lists what the member has to fill in or check; renders nothing if all is known. */
export function OmittedNotice({ omitted: { title, sentences }, onClose }: { omitted: Omitted; onClose: () => void }) {
  if (sentences.length === 0) return null;
  return (
    <Alert severity="info" onClose={onClose}>
      <AlertTitle>{title}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Box>
    </Alert>
  );
}
