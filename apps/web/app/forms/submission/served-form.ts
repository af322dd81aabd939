import type { FieldErrors } from 'react-hook-form';
import type { FormNotices, Notice } from '@mainstage/content/notices/notice';
import { rateLimited } from '@mainstage/content/notices/rate-limited';
import type { FieldError } from '@mainstage/contracts/validate';
import type { DeliveryStatus } from '@mainstage/contracts/delivery';
import type { AnyFormCopy } from '@mainstage/leads/form-copy';
import type { CallFailure } from '../../api/call';
import type { SentSubmission } from './use-sent';
import { emptyValues, type Values } from './values';

/** A form that was sent without scripts and refused. */
export interface RefusedForm {
  /** The typed values. */
  values: Values;
  failure: Pick<CallFailure, 'problem' | 'errors' | 'retryAfterSeconds' | 'reference'>;
}

/** A form that was sent without scripts and accepted. */
export interface AcceptedForm {
  /** The lead's id, from the page's address. */
  id: string;
  /** The content, in the browser that sent it and for a quarter of an hour. */
  sent?: SentSubmission;
  /** Delivery status of the confirmation. */
  delivery?: DeliveryStatus;
}

/** Data of a form when its page is rendered. */
export interface ServedForm {
  refused?: RefusedForm;
  accepted?: AcceptedForm;
}

/** The properties that React Router passes to the page of a form. */
export interface FormPageProps<Data = object> {
  loaderData: Data & { accepted?: AcceptedForm };
  actionData?: RefusedForm;
}

/** @param props of the form's page */
export const servedFormOf = ({ loaderData, actionData }: FormPageProps): ServedForm => ({
  ...(loaderData.accepted && { accepted: loaderData.accepted }),
  ...(actionData && { refused: actionData }),
});

/** The server's errors of the visible fields, in the form's order. */
export function placedErrors(copy: AnyFormCopy, errors: readonly FieldError[] = []): FieldError[] {
  const fields = Object.keys(emptyValues(copy));
  return errors
    .filter(({ field }) => fields.includes(field))
    .sort((a, b) => fields.indexOf(a.field) - fields.indexOf(b.field));
}

/** The same for react-hook-form. */
export const fieldErrorsOf = (copy: AnyFormCopy, errors?: readonly FieldError[]): FieldErrors<Values> =>
  Object.fromEntries(placedErrors(copy, errors).map(({ field, code }) => [field, { type: code }]));

type Failure = Pick<CallFailure, 'problem' | 'retryAfterSeconds'>;

/** The notice of a form that was refused as a whole. */
export function failureNotice(notices: FormNotices, { problem, retryAfterSeconds }: Failure): Notice {
  if (problem === 'rate_limited') return rateLimited(notices.failure, retryAfterSeconds);
  return (problem !== 'network' && notices.problems?.[problem]) || notices.failure;
}
