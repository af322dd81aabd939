import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { TextBlock } from '@mainstage/contracts/desk/text-blocks';
import { memberName, useSession } from '../session/session';
import { momentText } from '../text/times';

interface TextBlockRowProps {
  block: TextBlock;
  now: number;
  /** Undefined for read-only members. */
  onEdit?: () => void;
  onHistory: () => void;
}

export function TextBlockRow({ block, now, onEdit, onHistory }: TextBlockRowProps) {
  const { team } = useSession();
  const { title, text, place, onlyIfFree, version, changedBy, changedAt } = block;
  const writer =
    changedBy === null ? 'Came with the desk' : `${memberName(team, changedBy)}, ${momentText(changedAt, now)}`;
  return (
    <Box component="li" sx={{ px: 2, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        {title}
        {place === 'offer' && <Chip size="small" variant="outlined" label="For offers" sx={{ ml: 1 }} />}
        {onlyIfFree && <Chip size="small" variant="outlined" label="Only if the day is free" sx={{ ml: 1 }} />}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', my: 0.5 }}>{text}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 auto' }}>
          {version > 1 ? `Version ${version} · ${writer}` : writer}
        </Typography>
        {onEdit && (
          <Button size="small" onClick={onEdit} aria-label={`Edit ${title}`}>
            Edit
          </Button>
        )}
        <Button size="small" color="secondary" onClick={onHistory} aria-label={`History of ${title}`}>
          History
        </Button>
      </Box>
    </Box>
  );
}
