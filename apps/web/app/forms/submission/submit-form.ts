import { type Answer, type FormBody, type FormName, forms } from '@mainstage/leads/forms';
import { formHeaders, proofWords } from '@mainstage/contracts/headers';
import type { CallFailure } from '../../api/call';
import { isRecord } from '../../api/is-record';
import { postJson } from '../../api/post-json';

export interface SubmitOptions {
  /** A UUID; sending the same content again under it is safe at any time (rule form.idempotency). */
  idempotencyKey: string;
  /** The value of the honeypot. */
  honeypot: string;
  /** Milliseconds since the form was shown. */
  ageMs: number;
  signal?: AbortSignal;
}

export type SubmitResult<F extends FormName> = { ok: true; answer: Answer<F> } | CallFailure;

/** Sends a validated form to the API. Never throws. */
export async function submitForm<F extends FormName>(
  form: F,
  body: FormBody<F>,
  { idempotencyKey, honeypot, ageMs, signal }: SubmitOptions,
): Promise<SubmitResult<F>> {
  const send = (proof: string) =>
    postJson(forms[form].path, body, {
      headers: {
        [formHeaders.idempotencyKey]: idempotencyKey,
        // A header can contain neither line breaks nor umlauts.
        [formHeaders.honeypot]: encodeURIComponent(honeypot.slice(0, 50)),
        [formHeaders.age]: String(Math.max(0, Math.round(ageMs))),
        [formHeaders.proof]: proof,
      },
      signal,
    });
  let result = await send(proofWords.able);
  if (!result.ok && result.problem === 'proof_required') {
    const { content } = result;
    // Without a proof the form is accepted nevertheless, but no mail is sent before a person has reviewed it.
    const proof = await import('./prove').then(({ prove }) => prove(content)).catch(() => proofWords.failed);
    result = await send(proof);
  }
  if (!result.ok) return result;
  // A success without an id is from elsewhere (a captive portal) and counts as no answer.
  return isRecord(result.answer) && typeof result.answer.id === 'string'
    ? { ok: true, answer: result.answer as Answer<F> }
    : { ok: false, problem: 'network' };
}
