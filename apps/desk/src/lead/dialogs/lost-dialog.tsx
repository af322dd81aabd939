import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { type LostReason, lostReasons } from '@mainstage/contracts/desk/leads';
import { lostReasonLabels } from '../../text/labels';
import { FormDialog } from '../../shell/form-dialog';
import type { LeadDialogProps } from './lead-dialog-props';

/** Lost, and why: the numbers are made of it. */
export function LostDialog({ lead, change, onClose }: LeadDialogProps) {
  const [lostReason, setLostReason] = useState<LostReason | ''>('');
  const submit = () => {
    if (lostReason === '') return;
    change(lead, {
      change: { state: 'lost', lostReason },
      done: 'Lost',
      // Reopening a lead that was not answered would start its clock again.
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
