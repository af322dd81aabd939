import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { confirmationAddress, signUpOutcome } from '@mainstage/content/shared-pages/webinar-confirmation';
import { currentTime } from '@mainstage/contracts/clock';
import { deliveryPath, type DeliveryStatus, languagePath } from '@mainstage/contracts/delivery';
import { formHeaders, honeypotName } from '@mainstage/contracts/headers';
import { type ProblemCode, problems } from '@mainstage/contracts/problem';
import type { Answer, FormName } from '@mainstage/leads/forms';
import { formCopies } from '@mainstage/leads/form-copies';
import { forms } from '@mainstage/leads/forms';
import { webinarCopy } from '@mainstage/leads/webinar/fields';
import { submittedLanguage } from '@mainstage/contracts/language';
import { type CallFailure, failureOf } from '../../api/call';
import { type PageApi, pageApi } from '../../page-context';
import { bodyOf, readForm, typedIn } from './form-data.server';
import { answerIn, formPages, sentParameter } from './form-pages';
import { isForeign } from './own-pages.server';
import { receiptCookie, receiptIn } from './receipt-cookie.server';
import type { AcceptedForm, RefusedForm } from './served-form';
import type { SentSubmission } from './use-sent';
import { emptyValues, type Values } from './values';

const formType = 'application/x-www-form-urlencoded';
const notStored = { 'Cache-Control': 'no-store' };
const id = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * The action of a form's page: sends a form that was submitted without scripts to the same call of the API. If
 * accepted, it redirects to the receipt's address, so that reload and Back send nothing; if refused, the page shows the
 * form with its errors.
 */
export const formAction =
  (form: FormName) =>
  async ({ request, context }: ActionFunctionArgs) => {
    const api = context.get(pageApi);
    const nothing = emptyValues(formCopies[form]);
    if (isForeign(request)) return refused(nothing, problem('forbidden_origin'));
    if (!request.headers.get('Content-Type')?.startsWith(formType))
      return refused(nothing, problem('unsupported_media_type'));
    const sent = await readForm(request);
    if (!sent) return refused(nothing, problem('payload_too_large'));
    if (sent.has(answerIn)) return changedLanguage(form, sent.get(answerIn), request, api);
    const honeypot = sent.get(honeypotName) ?? '';
    sent.delete(honeypotName);
    const body = bodyOf(form, sent, new URL(request.url));
    const response = await api.call(forms[form].path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        [formHeaders.honeypot]: encodeURIComponent([...honeypot].slice(0, 50).join('')),
      },
      body: JSON.stringify(body),
    });
    if (!response.ok) return refused(typedIn(form, sent), await failureOf(response));
    const answer = (await response.json()) as Answer<FormName>;
    return accepted(form, answer, body, response.headers.getSetCookie(), api);
  };

/** The action of a page that shows a receipt without its form: the choice of the language alone. */
export const receiptAction =
  (form: FormName) =>
  async ({ request, context }: ActionFunctionArgs) => {
    const sent = isForeign(request) ? undefined : await readForm(request);
    if (!sent?.has(answerIn)) throw new Response(null, { status: 400 });
    return changedLanguage(form, sent.get(answerIn), request, context.get(pageApi));
  };

const problem = (code: ProblemCode): CallFailure => ({ ok: false, problem: code, status: problems[code].status });

function refused(values: Values, { problem, status = 500, errors, retryAfterSeconds, reference }: CallFailure) {
  const failure = { problem, errors, retryAfterSeconds, reference };
  const retry = retryAfterSeconds !== undefined && { 'Retry-After': String(Math.ceil(retryAfterSeconds)) };
  return data<RefusedForm>({ values, failure }, { status, headers: { ...notStored, ...retry } });
}

function accepted(
  form: FormName,
  answer: Answer<FormName>,
  { source: _, ...body }: Record<string, unknown>,
  cookies: readonly string[],
  { secret }: PageApi,
): Response {
  const address =
    'status' in answer
      ? confirmationAddress(signUpOutcome(answer), submittedLanguage(body, webinarCopy))
      : formPages[form];
  const page = new URL(address, 'http://page');
  page.searchParams.set(sentParameter, answer.id);
  // A receipt may be below the fold.
  page.hash = sentParameter;
  const sent: SentSubmission = {
    form,
    id: answer.id,
    at: currentTime().toISOString(),
    body,
    ...('confirmation' in answer && { confirmation: answer.confirmation }),
    ...('mail' in answer && { mail: answer.mail }),
  };
  const follow = cookies.find((cookie) => cookie.startsWith('delivery='))?.split(';')[0];
  const headers = new Headers(notStored);
  headers.append('Set-Cookie', receiptCookie({ sent, ...(follow && { follow }) }, page.pathname, secret));
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return redirect(page.pathname + page.search + page.hash, { status: 303, headers });
}

/**
 * The button of a receipt that chooses the language of the answer: redirects to the receipt, which reports a failure.
 */
async function changedLanguage(
  form: FormName,
  chosen: string | null,
  request: Request,
  { call, secret }: PageApi,
): Promise<Response> {
  const back = new URL(request.url);
  const receipt = receiptIn(request, secret);
  const sentId = back.searchParams.get(sentParameter);
  back.searchParams.delete(answerIn);
  back.hash = sentParameter;
  const headers = new Headers(notStored);
  if (receipt?.follow && receipt.sent.form === form && receipt.sent.id === sentId) {
    const response = await call(languagePath(receipt.sent.id), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: receipt.follow },
      body: JSON.stringify({ language: chosen }),
    });
    const { sent } = receipt;
    const changed = { ...receipt, sent: { ...sent, body: { ...sent.body, language: chosen } } };
    if (response.ok) headers.append('Set-Cookie', receiptCookie(changed, back.pathname, secret));
    else back.searchParams.set(answerIn, 'failed');
    // The webinar's page has its language from its address.
    if (response.ok && chosen && form === 'webinar') back.searchParams.set('lang', chosen);
  }
  return redirect(back.pathname + back.search + back.hash, { status: 303, headers });
}

/**
 * A form that was accepted without scripts, for the receipt's page, with the delivery status of its confirmation.
 * @returns undefined if the address names no submission
 */
export async function acceptedForm(
  form: FormName,
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
): Promise<AcceptedForm | undefined> {
  const sentId = new URL(request.url).searchParams.get(sentParameter);
  if (sentId === null || !id.test(sentId)) return undefined;
  const { call, secret } = context.get(pageApi);
  const { sent, follow } = receiptIn(request, secret) ?? {};
  if (!sent || sent.form !== form || sent.id !== sentId) return { id: sentId };
  const response = follow ? await call(deliveryPath(sentId), { headers: { Cookie: follow } }) : undefined;
  return { id: sentId, sent, ...(response?.ok && { delivery: (await response.json()) as DeliveryStatus }) };
}

/** The loader of a page with a form. @param form shown there; @param more of the page's own */
export const formLoader =
  <More extends object>(form: FormName, more?: (args: LoaderFunctionArgs) => Promise<More> | More) =>
  async (args: LoaderFunctionArgs) => {
    const accepted = await acceptedForm(form, args);
    const loaded = { ...((await more?.(args)) as More), ...(accepted && { accepted }) };
    return data(loaded, accepted && { headers: notStored });
  };
