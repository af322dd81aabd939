import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { placeholders } from '@mainstage/contracts/desk/text-blocks';
import { type RefObject, useId } from 'react';

interface PlaceholderButtonsProps {
  field: RefObject<HTMLTextAreaElement | null>;
  onChange: (text: string) => void;
}

/** Inserts a placeholder at the cursor. */
export function PlaceholderButtons({ field, onChange }: PlaceholderButtonsProps) {
  const id = useId();
  const insert = (name: string) => {
    const input = field.current;
    if (!input) return;
    input.setRangeText(`{${name}}`, input.selectionStart, input.selectionEnd, 'end');
    onChange(input.value);
    input.focus();
  };
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography variant="body2" color="textSecondary" id={id} sx={{ mb: 0.5 }}>
        Put in what the lead says
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        {Object.entries(placeholders).map(([name, meaning]) => (
          <Chip
            key={name}
            size="small"
            variant="outlined"
            label={`{${name}}`}
            aria-label={`${meaning}, {${name}}`}
            onClick={() => insert(name)}
          />
        ))}
      </Box>
    </Box>
  );
}
