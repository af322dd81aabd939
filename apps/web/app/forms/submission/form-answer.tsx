import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { fieldErrors } from '@mainstage/content/forms/field-errors';
import { receiptWords } from '@mainstage/content/forms/receipt';
import { refusedFormWords } from '@mainstage/content/forms/refused-form';
import type { FormNotices, Notice } from '@mainstage/content/notices/notice';
import type { FieldError } from '@mainstage/contracts/validate';
import type { AnyFormCopy } from '@mainstage/leads/form-copy';
import type { FormName } from '@mainstage/leads/forms';
import { tone } from '@mainstage/ui/theme/tones';
import type { ReactNode } from 'react';
import { answerId } from './form-pages';
import { failureNotice, placedErrors, type RefusedForm } from './served-form';
import { useFormSurroundings } from './submission-context';
import type { Submission } from './use-submission';

/** Outcome of a form that was sent without scripts, above its fields: why it was refused, or that it was accepted. */
export function FormAnswer<F extends FormName>({ submission }: { submission: Submission<F> }) {
  const { copy, notices, refused, taken } = submission;
  if (refused)
    return (
      <Note role="alert" notice={refusedNotice(copy, notices, refused)} reference={refused.failure.reference}>
        <WrongFields errors={placedErrors(copy, refused.failure.errors)} />
      </Note>
    );
  const { accepted } = taken;
  // The receipt, or the form's own text, is more specific.
  if (!accepted || accepted.sent) return null;
  return <Note role="status" notice={notices.success} reference={accepted.id} />;
}

interface NoteProps {
  role: 'alert' | 'status';
  notice: Pick<Notice, 'title' | 'text' | 'language'>;
  reference?: string | undefined;
  children?: ReactNode;
}

function Note({ role, notice, reference, children }: NoteProps) {
  return (
    <Box
      role={role}
      id={answerId}
      sx={{
        padding: 3,
        border: `2px solid ${tone.line}`,
        borderRadius: 1,
        display: 'grid',
        gap: 1,
        scrollMarginTop: 96,
      }}
    >
      <Typography variant="h3" component="p">
        {notice.title}
      </Typography>
      <Typography>{notice.text}</Typography>
      {reference && (
        <Typography variant="caption" sx={{ overflowWrap: 'anywhere' }}>
          {receiptWords[notice.language].reference}: {reference}
        </Typography>
      )}
      {children}
    </Box>
  );
}

/** The fields to correct, in the form's order, each a link to its control. */
function WrongFields({ errors }: { errors: FieldError[] }) {
  const { copy, idOf } = useFormSurroundings();
  if (errors.length === 0) return null;
  const texts = fieldErrors[copy.language];
  return (
    <Box component="ul" sx={{ '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 32 } }}>
      {errors.map(({ field, code }) => (
        <li key={field}>
          <a href={`#${idOf(field)}`}>
            {copy.fields[field]?.label ?? field}: {copy.errors?.[code] ?? texts[code] ?? texts.wrong_type}
          </a>
        </li>
      ))}
    </Box>
  );
}

/** Notice above a form that was refused without scripts. */
function refusedNotice(copy: AnyFormCopy, notices: FormNotices, { failure }: RefusedForm): Notice {
  const { problem, errors = [] } = failure;
  const words = refusedFormWords[notices.failure.language];
  if (problem === 'forbidden_origin') return { ...notices.failure, text: words.foreign };
  if (problem === 'payload_too_large') return { ...notices.failure, text: words.large };
  if (problem !== 'validation_failed' || placedErrors(copy, errors).length === 0)
    return failureNotice(notices, failure);
  const { reach: _, ...notice } = notices.failure;
  return (errors.some(isMissing) && notices.missing) || { ...notice, text: words.check };
}

const isMissing = ({ code }: FieldError): boolean => code === 'required' || code === 'not_accepted';
