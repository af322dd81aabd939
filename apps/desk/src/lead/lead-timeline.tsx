import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DeskLeadDetail } from '@mainstage/contracts/desk/leads';
import { memberName, useSession } from '../session/session';
import { momentText } from '../text/times';
import { EntryAnswer } from '../answer/entry-answer';
import { EntryMessage } from '../messages/entry-message';
import { LeadSection } from './lead-section';
import { MessageMarks } from './message-marks';
import { NoteForm } from './note-form';

interface LeadTimelineProps {
  lead: DeskLeadDetail;
  now: number;
  /** Opens the composer with a stopped answer, which is a draft again. */
  onEditAnswer: () => void;
}

/** All events, the newest first, under the field for a note. */
export function LeadTimeline({ lead, now, onEditAnswer }: LeadTimelineProps) {
  const { member, team } = useSession();
  return (
    <LeadSection title="Notes and history">
      {member.right !== 'read' && <NoteForm leadId={lead.id} />}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lead.timeline.map(({ id, at, by, title, text, message, answer }) => (
          <Box component="li" key={id} sx={{ py: 1.25, borderTop: 1, borderColor: 'divider' }}>
            <Typography variant="body2" color="textSecondary">
              <time dateTime={at}>{momentText(at, now)}</time>
              {by && <span>{` · ${memberName(team, by)}`}</span>}
            </Typography>
            <Typography sx={{ fontWeight: 500 }}>{title}</Typography>
            {text && <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>}
            {answer && <EntryAnswer leadId={lead.id} answer={answer} now={now} onEdit={onEditAnswer} />}
            {message && <EntryMessage message={message} />}
            {message && <MessageMarks leadId={lead.id} message={message} writes={member.right !== 'read'} />}
          </Box>
        ))}
      </Box>
    </LeadSection>
  );
}
