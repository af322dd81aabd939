import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { callDesk } from '../../api/call-desk';
import { queryKeys } from '../../api/query-keys';
import { useConfirmed } from '../../session/confirm';
import { useNotices } from '../../shell/notices';
import { FormDialog } from '../../shell/form-dialog';
import type { LeadDialogProps } from './lead-dialog-props';

/** Erases the person's data. The reference must be typed, so that the wrong lead is not erased. */
export function EraseDialog({ lead, listAddress, onClose }: LeadDialogProps) {
  const [typed, setTyped] = useState('');
  const navigate = useNavigate();
  const client = useQueryClient();
  const confirmed = useConfirmed();
  const { notify, notifyError } = useNotices();
  const { mutate, isPending } = useMutation({
    mutationFn: () => confirmed(() => callDesk(`/leads/${lead.id}`, { method: 'DELETE' })),
    onSuccess: async () => {
      onClose();
      notify({ text: 'The lead is erased' });
      await navigate(listAddress, { replace: true });
      client.removeQueries({ queryKey: queryKeys.lead(lead.id) });
      for (const queryKey of [queryKeys.lists, queryKeys.today]) void client.invalidateQueries({ queryKey });
    },
    onError: notifyError,
  });
  const right = typed.trim().toUpperCase() === lead.reference.toUpperCase();
  return (
    <FormDialog
      title="Erase this lead?"
      submit="Erase for good"
      color="error"
      pending={isPending}
      onSubmit={() => right && mutate()}
      onClose={onClose}
    >
      <Typography>
        The form, its notes and its mails are deleted. This cannot be taken back. Type {lead.reference} to go on.
      </Typography>
      <TextField
        label="Reference"
        required
        autoComplete="off"
        value={typed}
        error={typed !== '' && !right}
        helperText={typed !== '' && !right ? 'That is a different reference.' : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
    </FormDialog>
  );
}
