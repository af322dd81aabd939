import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskLead } from '@mainstage/contracts/desk/leads';
import { makeIdempotencyKey } from '@mainstage/contracts/idempotency-key';
import { callDesk } from '../../api/call-desk';
import { codeOf, DeskError } from '../../api/desk-error';
import { pressErrorText } from '../../api/error-text';
import { queryKeys } from '../../api/query-keys';
import { fieldErrorsOf } from '../../new-lead/server-errors';
import { FormDialog } from '../../shell/form-dialog';
import { useNotices } from '../../shell/notices';
import { leadOptions } from '../lead-query';
import { CorrectionField } from './correction-field';
import { type CorrectedName, correctionOf, namesIn, textOf } from './correction';
import type { LeadDialogProps } from './lead-dialog-props';

/** Corrects the lead's details of client and event without overwriting changes of others. */
export function CorrectDialog({ lead, onClose }: LeadDialogProps) {
  const [shown, setShown] = useState(lead);
  const [typed, setTyped] = useState<Partial<Record<CorrectedName, string>>>({});
  const [key, setKey] = useState(makeIdempotencyKey);
  const client = useQueryClient();
  const { notify } = useNotices();
  const correction = correctionOf(shown.details, typed);
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: () =>
      callDesk<DeskLead>(`/leads/${lead.id}/details`, {
        method: 'PUT',
        body: { ...correction, version: shown.version, key },
      }),
    onSuccess: () => {
      notify({ text: 'The lead is corrected' });
      onClose();
    },
    onSettled: () => {
      for (const queryKey of [queryKeys.lead(lead.id), queryKeys.lists, queryKeys.today])
        void client.invalidateQueries({ queryKey });
    },
  });
  const errors = error instanceof DeskError ? fieldErrorsOf(error) : {};
  const goOn = async () => {
    setShown(await client.fetchQuery(leadOptions(lead.id)));
    reset();
  };
  const submit = () => (Object.keys(correction).length > 0 ? mutate() : onClose());
  return (
    <FormDialog title="Correct the lead" submit="Save" pending={isPending} onSubmit={submit} onClose={onClose}>
      <Typography variant="body2" color="textSecondary">
        The history keeps what it was. A confirmation that did not arrive is sent to a corrected address; an option or a
        definite booking keeps its day and its number of guests: they are changed at the booking, with Move and Change
        guests.
      </Typography>
      {namesIn(shown.details).map((name) => (
        <CorrectionField
          key={name}
          name={name}
          value={typed[name] ?? textOf(shown.details, name)}
          error={errors[name]}
          onChange={(value) => {
            setTyped({ ...typed, [name]: value });
            setKey(makeIdempotencyKey());
          }}
        />
      ))}
      {error && <Problem error={error} onGoOn={() => void goOn()} />}
    </FormDialog>
  );
}

function Problem({ error, onGoOn }: { error: Error; onGoOn: () => void }) {
  if (codeOf(error) !== 'changed_meanwhile') return <Alert severity="error">{pressErrorText(error)}</Alert>;
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" size="small" onClick={onGoOn}>
          Show it
        </Button>
      }
    >
      This lead was changed since you opened it here, by a colleague or by the client. Nothing was stored. Look at how
      it is now, then save again; what you typed stays.
    </Alert>
  );
}
