import { useState } from 'react';
import type { DialogName } from '../menu-of';
import { AnsweredDialog } from './answered-dialog';
import { CorrectDialog } from './correct-dialog';
import { EraseDialog } from './erase-dialog';
import { HandOverDialog } from './hand-over-dialog';
import type { LeadDialogProps } from './lead-dialog-props';
import { LostDialog } from './lost-dialog';
import { NextStepDialog } from './next-step-dialog';
import { RemindDialog } from './remind-dialog';
import { SnoozeDialog } from './snooze-dialog';
import { SpamDialog } from './spam-dialog';

const dialogs = {
  answered: AnsweredDialog,
  'next-step': NextStepDialog,
  'hand-over': HandOverDialog,
  lost: LostDialog,
  spam: SpamDialog,
  correct: CorrectDialog,
  erase: EraseDialog,
  snooze: SnoozeDialog,
  remind: RemindDialog,
} as const satisfies Record<DialogName, (props: LeadDialogProps) => React.ReactNode>;

/**
 * The dialog of an action that needs more than a click. It keeps the lead as it was when it opened: a change that
 * somebody else makes in the meantime is a conflict and is not overwritten (rule desk.versions). It waits for its own
 * change only: an earlier one may still be in flight when the dialog is opened by a key.
 */
export function LeadDialog({ name, lead, change, pending, ...props }: LeadDialogProps & { name: DialogName }) {
  const [shown] = useState(lead);
  const [submitted, setSubmitted] = useState(false);
  const Dialog = dialogs[name];
  return (
    <Dialog
      {...props}
      lead={shown}
      pending={submitted && pending}
      change={(changed, named) => {
        setSubmitted(true);
        change(changed, named);
      }}
    />
  );
}
