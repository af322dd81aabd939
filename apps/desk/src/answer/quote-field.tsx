import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { AnswerComposer } from '@mainstage/contracts/desk/answer';
import { serverNow } from '../api/server-time';
import { momentText } from '../text/times';

interface QuoteFieldProps {
  composer: Pick<AnswerComposer, 'quote' | 'quoteWithheld'>;
  value: boolean;
  onChange: (quote: boolean) => void;
}

/** Whether the last message is quoted below the answer, with a preview. */
export function QuoteField({ composer: { quote, quoteWithheld }, value, onChange }: QuoteFieldProps) {
  if (quoteWithheld)
    return (
      <Typography variant="body2" color="textSecondary">
        What they typed into the form is not quoted: their address has neither replied nor confirmed.
      </Typography>
    );
  if (!quote) return null;
  return (
    <Box>
      <FormControlLabel
        control={<Checkbox size="small" checked={value} onChange={(_, checked) => onChange(checked)} />}
        label={`Quote what ${quote.by} wrote, ${momentText(quote.at, serverNow())}`}
      />
      {value && (
        <Box
          component="blockquote"
          tabIndex={0}
          aria-label="Quoted message"
          sx={{ m: 0, pl: 1.5, borderLeft: 2, borderColor: 'divider', maxHeight: 160, overflowY: 'auto' }}
        >
          <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {quote.text}
          </Typography>
        </Box>
      )}
    </Box>
  );
}
