import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { makeIdempotencyKey } from '@mainstage/contracts/idempotency-key';
import type { AcceptOnBehalf, DeskOfferVersion } from '@mainstage/contracts/offers/calls';
import { useState } from 'react';
import { callDesk } from '../api/call-desk';
import { MailPreviews } from '../bookings/mail-preview';
import { useMailPreview } from '../bookings/use-mail-preview';
import { FormDialog } from '../shell/form-dialog';
import { useNotices } from '../shell/notices';
import { decisionWords, type OfferAction } from './offer-actions';
import { reloadAfterOffer } from './reload-after-offer';

interface OfferDecisionDialogProps {
  leadId: string;
  version: DeskOfferVersion;
  /** Name of the version. */
  name: string;
  action: OfferAction;
  onClose: () => void;
}

const noteLimit = 500;

/**
 * Accepts or declines on behalf of the client, withdraws or reopens; with who said so and how, or why. Accepting shows
 * the mails to clients first and can be done without them.
 */
export function OfferDecisionDialog({ leadId, version, name, action, onClose }: OfferDecisionDialogProps) {
  const client = useQueryClient();
  const { notify, notifyError } = useNotices();
  const [note, setNote] = useState('');
  const [key] = useState(makeIdempotencyKey);
  const { title, consequence, field, done } = decisionWords[action];
  const path = `/offer-versions/${version.id}/${action}`;
  const mails = useMailPreview(path, action === 'accept' ? {} : null);
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      callDesk(path, {
        method: 'POST',
        body: { key, note: note.trim(), ...(action === 'accept' && mails.told) } satisfies AcceptOnBehalf,
      }),
    onSuccess: () => {
      notify({ text: done });
      onClose();
    },
    onError: notifyError,
    onSettled: () => reloadAfterOffer(client, leadId),
  });
  return (
    <FormDialog
      title={title}
      submit={title}
      color={action === 'decline' || action === 'withdraw' ? 'error' : 'primary'}
      maxWidth="sm"
      pending={isPending}
      disabled={action === 'accept' && !mails.isReady}
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      <Typography>{name}</Typography>
      <Typography color="textSecondary">{consequence}</Typography>
      <TextField
        label={field}
        required
        multiline
        minRows={2}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        slotProps={{ htmlInput: { maxLength: noteLimit } }}
      />
      {action === 'accept' && <MailPreviews {...mails} />}
    </FormDialog>
  );
}
