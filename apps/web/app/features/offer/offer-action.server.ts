import { type ActionFunctionArgs, data, redirect } from 'react-router-dom';
import type { AcceptOffer, DeclineOffer, OfferWish } from '@mainstage/contracts/offers/calls';
import { failureOf } from '../../api/call';
import { readForm } from '../../forms/submission/form-data.server';
import { type PageApi, pageApi } from '../../page-context';
import { ofOneReader } from '../../private-headers';
import { offerPath, offerQuery } from './offer-loader.server';
import { typedCookie } from './typed-cookie.server';
import { type AnsweredForm, acceptFields, type Intent, intents, type Typed, type WishField, wishFields } from './typed';

type Refusal = Pick<AnsweredForm, 'problem' | 'wrong'> & { status: number; retryAfterSeconds?: number | undefined };

/**
 * The forms of an offer's page. A form that the API accepts leads to an address (303), so that reload and Back send
 * nothing; a refused one is shown with everything typed. The token is the only authorization: there is no check of the
 * origin.
 */
export async function actOnOffer({ params: { token = '' }, request, context }: ActionFunctionArgs) {
  const { call } = context.get(pageApi);
  const sent = await readForm(request);
  const intent = intents.find((each) => each === sent?.get('intent'));
  if (!sent || !intent) return refused('accept', {}, [], { problem: 'other', wrong: [], status: sent ? 422 : 413 });
  const typed: Typed = Object.fromEntries(
    [...acceptFields, ...wishFields, 'reason'].map((name) => [name, (sent.get(name) ?? '').replaceAll('\r\n', '\n')]),
  );
  const lines = sent.getAll('line');
  if (intent === 'total') return refused(intent, typed, lines, { wrong: [], status: 200 });
  const body = bodies[intent](typed, lines, sent);
  if (isEmpty(body)) return refused(intent, typed, lines, { problem: 'validation', wrong: ['message'], status: 422 });
  const refusal = await sendTo(call, offerPath(token, intent), body);
  if (refusal) return refused(intent, typed, lines, refusal);
  const { pathname } = new URL(request.url);
  return seeOther(pathname.replace(/\.data$/, ''), intent, typed, lines);
}

/** The body of each call. */
const bodies = {
  code: () => ({}),
  accept: (typed, lines): Omit<AcceptOffer, 'terms'> & { terms: boolean } => ({
    lines,
    name: typed['name'] ?? '',
    position: typed['position'] ?? '',
    company: typed['company'] ?? '',
    billingAddress: typed['billingAddress'] ?? '',
    ...(typed['orderNumber'] && { orderNumber: typed['orderNumber'] }),
    terms: typed['terms'] === 'on',
    code: (typed['code'] ?? '').replaceAll(/\s/g, ''),
  }),
  decline: (typed): DeclineOffer => ({ reason: typed['reason'] ?? '' }),
  wish: (typed, lines, sent): OfferWish => ({
    ...(isChanged('guests', typed, sent) && { guests: Number(typed['guests']) }),
    ...(isChanged('startsAt', typed, sent) && { startsAt: typed['startsAt'] }),
    ...(isChanged('endsAt', typed, sent) && { endsAt: typed['endsAt'] }),
    add: lines.filter((id) => !sent.getAll('had').includes(id)),
    drop: sent.getAll('had').filter((id) => !lines.includes(id)),
    message: typed['message'] ?? '',
  }),
} satisfies Record<Exclude<Intent, 'total'>, (typed: Typed, lines: string[], sent: URLSearchParams) => object>;

/** Whether a value of the offer was changed; an emptied field is no wish. */
const isChanged = (name: WishField, typed: Typed, sent: URLSearchParams): boolean =>
  Boolean(typed[name]) && typed[name] !== sent.get(`${name}Before`);

/** Whether a wish wishes nothing. */
const isEmpty = (body: object): boolean =>
  'add' in body && Object.values(body).every((value) => value === '' || (Array.isArray(value) && value.length === 0));

async function sendTo(call: PageApi['call'], path: string, body: object): Promise<Refusal | undefined> {
  const response = await call(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.ok) return undefined;
  const { problem, errors = [], retryAfterSeconds } = await failureOf(response);
  const { status } = response;
  if (status === 422) return { problem: 'validation', wrong: errors.map(({ field }) => field), status };
  if (problem === 'rate_limited') return { problem: 'rateLimited', wrong: [], status, retryAfterSeconds };
  return { problem: status === 409 || status === 410 ? 'changed' : 'other', wrong: [], status };
}

function refused(intent: Intent, typed: Typed, lines: string[], { status, retryAfterSeconds, ...rest }: Refusal) {
  const retry = retryAfterSeconds !== undefined && { 'Retry-After': String(Math.ceil(retryAfterSeconds)) };
  // A code is used once.
  const { code: _, ...again } = typed;
  const kept = intent === 'total' ? typed : again;
  return data<AnsweredForm>({ intent, typed: kept, lines, ...rest }, { status, headers: { ...ofOneReader, ...retry } });
}

/** Leads to the page: after a code to the field that it belongs in, with ticks and typed values kept. */
function seeOther(path: string, intent: Exclude<Intent, 'total'>, typed: Typed, lines: string[]): Response {
  const query = new URLSearchParams();
  if (intent === 'code') for (const id of lines) query.append(offerQuery.line, id);
  if (intent === 'code' || intent === 'wish') query.set(offerQuery.sent, intent);
  const headers = new Headers(ofOneReader);
  headers.append('Set-Cookie', typedCookie(intent === 'code' ? typed : {}, path));
  const section = { code: 'code', wish: 'wish', accept: 'receipt', decline: 'declined' }[intent];
  return redirect(`${path}${query.size > 0 ? `?${query}` : ''}#${section}`, { status: 303, headers });
}
