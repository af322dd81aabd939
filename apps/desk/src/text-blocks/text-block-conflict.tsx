import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { TextBlock } from '@mainstage/contracts/desk/text-blocks';
import { serverNow } from '../api/server-time';
import { memberName, useSession } from '../session/session';
import { momentText } from '../text/times';

interface TextBlockConflictProps {
  theirs: TextBlock;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Two members edited the same text: shows the other version, and the choice between them. Both stay in the history. */
export function TextBlockConflict({ theirs, onKeepMine, onTakeTheirs }: TextBlockConflictProps) {
  const { team } = useSession();
  const { title, text, changedBy, changedAt } = theirs;
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      {`${memberName(team, changedBy)} changed this ${momentText(changedAt, serverNow())}:`}
      <Typography variant="body2" sx={{ fontWeight: 600, mt: 1 }}>
        {title}
      </Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button size="small" color="inherit" variant="outlined" onClick={onTakeTheirs}>
          Take theirs
        </Button>
        <Button size="small" color="inherit" onClick={onKeepMine}>
          Keep mine
        </Button>
      </Box>
    </Alert>
  );
}
