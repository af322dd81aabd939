import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskLead } from '@mainstage/contracts/desk/leads';
import { callDesk } from '../../api/call-desk';
import { queryKeys } from '../../api/query-keys';
import { useNotices } from '../../shell/notices';
import { FormDialog } from '../../shell/form-dialog';
import type { LeadDialogProps } from './lead-dialog-props';

/** Corrects a mistyped mail address; mails that came back are sent to the new one. */
export function AddressDialog({ lead, onClose }: LeadDialogProps) {
  const [email, setEmail] = useState(lead.email);
  const client = useQueryClient();
  const { notify, notifyError } = useNotices();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      callDesk<DeskLead>(`/leads/${lead.id}/address`, {
        method: 'PUT',
        body: { version: lead.version, email: email.trim() },
      }),
    onSuccess: () => {
      notify({ text: 'The address is corrected' });
      onClose();
    },
    onError: notifyError,
    onSettled: () => {
      void client.invalidateQueries({ queryKey: queryKeys.lead(lead.id) });
      void client.invalidateQueries({ queryKey: queryKeys.lists });
    },
  });
  return (
    <FormDialog
      title="Correct the email address"
      submit="Save"
      pending={isPending}
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      <Typography>The confirmation that the visitor did not get is sent to the new address.</Typography>
      <TextField
        label="Email address"
        type="email"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 254 } }}
      />
    </FormDialog>
  );
}
