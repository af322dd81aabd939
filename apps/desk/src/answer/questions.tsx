import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LatestAnswer } from '@mainstage/contracts/desk/answer';
import { serverNow } from '../api/server-time';
import { memberName, useSession } from '../session/session';
import { FormDialog } from '../shell/form-dialog';
import { momentText } from '../text/times';

interface QuestionProps {
  onSend: () => void;
  onClose: () => void;
}

/** *You wrote of an attachment and there is none.* @param words that mention an attachment */
export function MissingAttachment({ words, onSend, onClose }: QuestionProps & { words: string }) {
  return (
    <FormDialog
      title="Send it without an attachment?"
      submit="Send without"
      dismiss="Back to the answer"
      onSubmit={onSend}
      onClose={onClose}
    >
      <Typography>{`You wrote “${words}”, and nothing is attached.`}</Typography>
    </FormDialog>
  );
}

/** A colleague has answered since the composer was opened. */
export function AnsweredAlready({ latest, onSend, onClose }: QuestionProps & { latest: LatestAnswer }) {
  const { team } = useSession();
  const who = latest.by === null ? 'Somebody' : memberName(team, latest.by);
  return (
    <FormDialog
      title="Somebody has answered in the meantime"
      submit="Send mine as well"
      dismiss="Keep as a draft"
      maxWidth="sm"
      onSubmit={onSend}
      onClose={onClose}
    >
      <Typography>{`${who}, ${momentText(latest.at, serverNow())}: ${latest.title}`}</Typography>
      {latest.text && (
        <Box
          component="blockquote"
          sx={{ m: 0, pl: 1.5, borderLeft: 2, borderColor: 'divider', maxHeight: 240, overflowY: 'auto' }}
        >
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{latest.text}</Typography>
        </Box>
      )}
    </FormDialog>
  );
}
