import { styled } from '@mui/material/styles';
import { type ReactNode, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { FormCopy } from '@mainstage/leads/form-copy';
import { formKeyPlaceholder, noJsFormFields } from '@mainstage/contracts/headers';
import { type FormBody, type FormName, forms } from '@mainstage/leads/forms';
import { SubmissionContext } from './submission-context';
import { fetchReceipt, ReceiptPart, useReceipt } from './receipt-part';
import { HoneypotField } from './honeypot-field';
import type { Submission } from './use-submission';

interface SubmissionFormProps<F extends FormName> {
  submission: Submission<F>;
  copy: FormCopy<FormBody<F>>;
  children: ReactNode;
}

const Column = styled('form')({ display: 'grid', gap: 24, position: 'relative', '&[hidden]': { display: 'none' } });

/** The form element of all five forms: one column, checked by script, with the field that no human sees. */
export function SubmissionForm<F extends FormName>({ submission, copy, children }: SubmissionFormProps<F>) {
  const { form, pending, honeypot, onSubmit, taken, takeValues } = submission;
  const { notSent } = submission;
  const surroundings = useMemo(() => ({ form, copy, pending, notSent }), [form, copy, pending, notSent]);
  const element = useRef<HTMLFormElement>(null);
  const receipt = useReceipt(taken.sent !== undefined);
  const again = () => {
    flushSync(taken.again);
    element.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  };
  return (
    <SubmissionContext value={surroundings}>
      {receipt && taken.sent && (
        <ReceiptPart sent={taken.sent} fresh={taken.fresh} onAgain={again} onChanged={taken.change} />
      )}
      <Column
        ref={element}
        // What is typed is stored under it where no script hydrates the form (`shell/script-recovery.ts`).
        name={form}
        // Never used while the script runs; without scripts the API answers this with a page.
        method="post"
        action={forms[form].path}
        noValidate
        lang={copy.language}
        onSubmit={(event: React.FormEvent) => void onSubmit(event)}
        // A button that waits for a value must not miss one that came without an event.
        onPointerEnter={({ currentTarget }) => takeValues(currentTarget)}
        onKeyDown={({ currentTarget, key }) => key === 'Enter' && takeValues(currentTarget)}
        onFocus={({ target }) => {
          // WebKit focuses a field with an error where it is, below the fixed header.
          if (target.matches('input, textarea, select')) target.scrollIntoView({ block: 'nearest' });
          if (taken.receipt) void fetchReceipt();
        }}
        // It keeps its place under the receipt, empty: *Send another request* has it back.
        hidden={receipt}
      >
        {children}
        <input type="hidden" name={noJsFormFields.key} defaultValue={formKeyPlaceholder} suppressHydrationWarning />
        <HoneypotField ref={honeypot} />
      </Column>
    </SubmissionContext>
  );
}
