import { styled } from '@mui/material/styles';
import { lazy, type ReactNode, Suspense, useId, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { FormName } from '@mainstage/leads/forms';
import { useLocation } from 'react-router-dom';
import { usePageHandle } from '../../page-handle';
import { answerId, formPages, languageChoice, sentParameter } from './form-pages';
import { SubmissionContext } from './submission-context';
import { fetchReceipt, ReceiptPart, useReceipt } from './receipt-part';
import { HoneypotField } from './honeypot-field';
import type { Submission } from './use-submission';

interface SubmissionFormProps<F extends FormName> {
  submission: Submission<F>;
  children: ReactNode;
}

/** For forms that were sent without scripts. */
const FormAnswer = lazy(async () => ({ default: (await import('./form-answer')).FormAnswer }));

const Column = styled('form')({ display: 'grid', gap: 24, position: 'relative', '&[hidden]': { display: 'none' } });

/** The form element of all five forms: one column, validated by script, with the honeypot. */
export function SubmissionForm<F extends FormName>({ submission, children }: SubmissionFormProps<F>) {
  const { form, copy, pending, honeypot, onSubmit, taken, takeValues } = submission;
  const { notSent, initial } = submission;
  const { lang } = usePageHandle();
  const id = useId();
  const surroundings = useMemo(
    () => ({ form, copy, pending, notSent, idOf: (field: string) => `${id}-${field}` }),
    [form, copy, pending, notSent, id],
  );
  const { pathname, search } = useLocation();
  const page = formPages[form];
  const query = new URLSearchParams(page === pathname ? search : '');
  query.delete(sentParameter);
  const element = useRef<HTMLFormElement>(null);
  const receipt = useReceipt(taken.sent !== undefined, taken.accepted?.sent !== undefined);
  const again = () => {
    flushSync(taken.again);
    element.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  };
  return (
    <SubmissionContext value={surroundings}>
      {receipt && taken.sent && (
        <ReceiptPart
          sent={taken.sent}
          accepted={taken.accepted}
          fresh={taken.fresh}
          onAgain={again}
          onChanged={taken.change}
        />
      )}
      <Column
        ref={element}
        name={form}
        // For browsers without scripts only; the page's action handles it.
        method="post"
        action={`${page}${query.size > 0 ? `?${query}` : ''}#${answerId}`}
        noValidate
        lang={copy.language}
        onSubmit={(event: React.FormEvent) => void onSubmit(event)}
        // A disabled button must react to a value that was set without an event.
        onPointerEnter={({ currentTarget }) => takeValues(currentTarget)}
        onKeyDown={({ currentTarget, key }) => key === 'Enter' && takeValues(currentTarget)}
        onFocus={({ target }) => {
          // WebKit focuses an invalid field without scrolling it clear of the fixed header.
          if (target.matches('input, textarea, select')) target.scrollIntoView({ block: 'nearest' });
          if (taken.receipt) void fetchReceipt();
        }}
        // Stays mounted and empty under the receipt: *Send another request* shows it again.
        hidden={receipt}
      >
        {(submission.refused ?? taken.accepted) && (
          <Suspense>
            <FormAnswer submission={submission} />
          </Suspense>
        )}
        {!languageChoice.includes(form) && (
          <input type="hidden" name="language" value={String(initial.language || lang)} />
        )}
        {children}
        <HoneypotField ref={honeypot} />
      </Column>
    </SubmissionContext>
  );
}
