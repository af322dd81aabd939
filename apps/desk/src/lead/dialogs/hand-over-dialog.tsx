import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { serverNow } from '../../api/server-time';
import { useSession } from '../../session/session';
import { dayText } from '../../text/times';
import { FormDialog } from '../../shell/form-dialog';
import type { LeadDialogProps } from './lead-dialog-props';

/** Hands the lead to another member; absent ones are marked. */
export function HandOverDialog({ lead, change, onClose }: LeadDialogProps) {
  const { team } = useSession();
  const candidates = team.filter(({ right, email }) => right !== 'read' && email !== lead.owner);
  const [owner, setOwner] = useState(candidates[0]?.email ?? '');
  const submit = () => {
    const name = candidates.find(({ email }) => email === owner)?.name;
    change(lead, { change: { owner }, done: `${name} has this lead`, undo: { owner: lead.owner } });
    onClose();
  };
  return (
    <FormDialog title="Hand over" submit="Hand over" onSubmit={submit} onClose={onClose}>
      <TextField select required label="To" value={owner} onChange={(event) => setOwner(event.target.value)}>
        {candidates.map(({ email, name, awayUntil }) => (
          <MenuItem key={email} value={email}>
            {awayUntil ? `${name} (away until ${dayText(awayUntil, serverNow())})` : name}
          </MenuItem>
        ))}
      </TextField>
    </FormDialog>
  );
}
