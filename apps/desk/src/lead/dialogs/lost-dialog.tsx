import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { type LostReason, lostReasons } from '@mainstage/contracts/desk/leads';
import { lostReasonLabels } from '../../text/labels';
import { FormDialog } from '../../shell/form-dialog';
import type { LeadDialogProps } from './lead-dialog-props';

/** Marks a lead as lost with a reason, which the numbers use. */
export function LostDialog({ lead, change, onClose }: LeadDialogProps) {
  const [lostReason, setLostReason] = useState<LostReason | ''>('');
  const submit = () => {
    if (lostReason === '') return;
    change(lead, {
      change: { state: 'lost', lostReason },
      done: 'Lost',
      // Reopening a lead that was not answered would restart its clock.
      undo: lead.state === 'answered' ? { state: 'answered' } : undefined,
    });
    onClose();
  };
  return (
    <FormDialog title="The lead is lost" submit="Lost" onSubmit={submit} onClose={onClose}>
      <TextField
        select
        required
        label="Why"
        value={lostReason}
        onChange={(event) => setLostReason(event.target.value as LostReason)}
      >
        {lostReasons.map((reason) => (
          <MenuItem key={reason} value={reason}>
            {lostReasonLabels[reason]}
          </MenuItem>
        ))}
      </TextField>
    </FormDialog>
  );
}
