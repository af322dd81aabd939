import { type Answer, type FormBody, type FormName, forms } from '@mainstage/leads/forms';
import { formHeaders } from '@mainstage/contracts/headers';
import type { Refusal } from '../../api/call';
import { isRecord } from '../../api/is-record';
import { postJson } from '../../api/post-json';

export interface SubmitOptions {
  /** A UUID; the same one again for the same content is safe at any time (rule form.idempotency). */
  idempotencyKey: string;
  /** What stands in the field that no human sees. */
  trap: string;
  /** Milliseconds since the form was shown. */
  ageMs: number;
  signal?: AbortSignal;
}

export type SubmitResult<F extends FormName> = { ok: true; answer: Answer<F> } | Refusal;

/** Sends a checked form to the API. Never throws. */
export async function submitForm<F extends FormName>(
  form: F,
  body: FormBody<F>,
  { idempotencyKey, trap, ageMs, signal }: SubmitOptions,
): Promise<SubmitResult<F>> {
  const result = await postJson(forms[form].path, body, {
    headers: {
      [formHeaders.idempotencyKey]: idempotencyKey,
      // A header holds neither line breaks nor umlauts.
      [formHeaders.trap]: encodeURIComponent(trap.slice(0, 50)),
      [formHeaders.age]: String(Math.max(0, Math.round(ageMs))),
    },
    signal,
  });
  if (!result.ok) return result;
  // A success without an id is somebody else's page (a captive portal): as good as no answer.
  return isRecord(result.answer) && typeof result.answer.id === 'string'
    ? { ok: true, answer: result.answer as Answer<F> }
    : { ok: false, problem: 'network' };
}
