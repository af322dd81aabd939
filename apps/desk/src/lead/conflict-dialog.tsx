import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { DeskLead } from '@mainstage/contracts/desk/leads';
import { serverNow } from '../api/server-time';
import { memberName, useSession } from '../session/session';
import { stateLabels } from '../text/labels';
import { momentText, stepText } from '../text/times';
import { fieldsChangedTwice } from './changed-fields';
import { predictedLead } from './predicted-lead';
import type { Conflict } from './use-change-lead';

interface ConflictDialogProps {
  conflict: Conflict;
  onInsist: () => void;
  onGiveWay: () => void;
}

const fieldLabels = { state: 'State', owner: 'Owner', nextStep: 'Next step', repliedAt: 'Reply' } as const;

/** Two members changed the same field: shows both values, and the choice between them. */
export function ConflictDialog({ conflict, onInsist, onGiveWay }: ConflictDialogProps) {
  const { member, team } = useSession();
  const { change, shown, current } = conflict;
  const full = { ...change, version: shown.version };
  const mine = predictedLead(current, full, member.email, new Date(serverNow()));
  const words = (lead: DeskLead, field: keyof typeof fieldLabels) => {
    if (field === 'state') return stateLabels[lead.state];
    if (field === 'owner') return memberName(team, lead.owner);
    if (field === 'repliedAt')
      return lead.repliedAt ? `They replied ${momentText(lead.repliedAt, serverNow())}` : 'None waits';
    return lead.nextStep ? stepText(lead.nextStep, serverNow()) : 'None';
  };
  const changedTwice = fieldsChangedTwice(full, shown, current);
  const different = changedTwice.filter((field) => words(current, field) !== words(mine, field));
  return (
    <Dialog open onClose={onGiveWay} fullWidth maxWidth="sm" aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">Somebody changed this just now</DialogTitle>
      <DialogContent>
        <Table size="small" aria-label="Both values" sx={{ tableLayout: 'fixed', overflowWrap: 'anywhere' }}>
          <TableHead>
            <TableRow>
              <TableCell sx={{ width: '26%' }}>Field</TableCell>
              <TableCell>It is now</TableCell>
              <TableCell>You want</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {(different.length > 0 ? different : changedTwice).map((field) => (
              <TableRow key={field}>
                <TableCell component="th" scope="row">
                  {fieldLabels[field]}
                </TableCell>
                <TableCell>{words(current, field)}</TableCell>
                <TableCell>{words(mine, field)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </DialogContent>
      <DialogActions>
        <Button onClick={onInsist} color="secondary">
          Make my change
        </Button>
        <Button onClick={onGiveWay} variant="contained">
          Keep it as it is now
        </Button>
      </DialogActions>
    </Dialog>
  );
}
