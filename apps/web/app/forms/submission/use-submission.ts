import { useEffect, useRef, useState } from 'react';
import { type FieldErrors, useForm, type UseFormReturn } from 'react-hook-form';
import type { FormCopy } from '@mainstage/leads/form-copy';
import type { Answer, FieldOf, FormBody, FormName } from '@mainstage/leads/forms';
import type { Brief } from '@mainstage/leads/brief/form';
import type { SentBody } from '@mainstage/leads/receipt';
import type { Source } from '@mainstage/leads/source/form';
import { currentTime } from '@mainstage/contracts/clock';
import { languageOf } from '@mainstage/contracts/language';
import { codeOf, type FieldErrorCode } from '@mainstage/contracts/field-codes';
import type { FormNotices, Notice } from '@mainstage/content/notices/notice';
import { offline } from '@mainstage/content/notices/offline';
import { tryingAgain } from '@mainstage/content/notices/trying-again';
import { loadOnce } from '../../components/loading/load-once';
import { prefetchNotices, useNotices } from '../../notices/use-notices';
import { forgetKey, keyFor } from './attempts';
import { drafts } from './draft-store';
import { decidedByClock, withBadInput } from './date-errors';
import { placeFieldErrors } from './place-field-errors';
import type { CallFailure } from '../../api/call';
import { sendWithRetry } from '../../api/send-with-retry';
import { fetchServerTime } from '../../api/server-time';
import { type AcceptedForm, failureNotice, fieldErrorsOf, type RefusedForm, type ServedForm } from './served-form';
import { useShownAt } from './shown-at';
import { takeFieldValues } from './take-field-values';
import { useDraft } from './use-draft';
import { type SentSubmission, useSent } from './use-sent';
import { emptyValues, type Values, type ValuesOf } from './values';

export interface SubmissionOptions<F extends FormName> {
  form: F;
  copy: FormCopy<FormBody<F>>;
  notices: FormNotices;
  /** Prefilled values, such as the venue in the address. */
  initial?: ValuesOf<F> | undefined;
  /** Data of a submission without scripts. */
  served?: ServedForm | undefined;
  /** Fields that the page fills: not part of the visitor's draft. */
  notKept?: readonly FieldOf<F>[];
  /** Converts typed texts to the types of the form's class, if these are not text. */
  toBody?: (values: ValuesOf<F>) => object;
  /** Choices of earlier pages for the typed values; sent with the form. */
  brief?: (values: ValuesOf<F>) => Brief;
  /** Chooses the notice of a success; by default `notices.success`. */
  noticeOf?: (answer: Answer<F>, sent: FormBody<F>) => Notice;
  /** Whether a receipt replaces the accepted form. */
  receipt?: boolean;
  /** The form is busy until it resolves. */
  onSuccess?: (answer: Answer<F>, sent: FormBody<F>) => void | Promise<void>;
  onFailure?: (failure: CallFailure) => void;
}

/** State of a form, passed to its fields as a prop: a field name of another form does not compile. */
export interface Submission<F extends FormName> {
  form: F;
  copy: FormCopy<FormBody<F>>;
  methods: UseFormReturn<ValuesOf<F>>;
  pending: boolean;
  /** Values in the page's HTML, which the fields have until somebody types. */
  initial: Values;
  notices: FormNotices;
  /** The last submission failed, and the input is still there. */
  notSent: boolean;
  /** Refused when it was sent without scripts, and not sent again since. */
  refused?: RefusedForm;
  /** The submission that the receipt shows, and functions to return to the form and to change the submission. */
  taken: {
    receipt: boolean;
    sent?: SentSubmission;
    fresh: boolean;
    /** Sent without scripts. */
    accepted?: AcceptedForm;
    again: () => void;
    change: (sent: SentSubmission) => void;
  };
  /** For the honeypot field. */
  honeypot: React.RefObject<HTMLInputElement | null>;
  /** Copies values that were set in the form's controls without an event. */
  takeValues: (element: HTMLFormElement) => void;
  /** Validates, sends, and reports the outcome; never throws. */
  onSubmit: (event?: React.BaseSyntheticEvent) => Promise<void>;
}

const unchanged = (values: object): object => values;

const fetchChecksAndSending = loadOnce(() => import('./checks-and-sending'));

/**
 * The language that the visitor chose, else that of the page, even if the browser has translated it (rule
 * visitor.language).
 */
const inLanguage = (values: Values): object => ({
  language: values.language || languageOf(document.documentElement.lang),
});

/**
 * Common behaviour of the five forms: validation against the server's class, sending under a stable key, notices,
 * server errors at their fields, and never losing input (rule form.nothing-lost).
 */
export function useSubmission<F extends FormName>(options: SubmissionOptions<F>): Submission<F> {
  const { form, copy, notices, toBody = unchanged } = options;
  const [{ refused, accepted }] = useState<ServedForm>(options.served ?? {});
  // As rendered: React would write a later value into a field that nobody has typed into.
  const [initial] = useState<Values>(refused?.values ?? options.initial ?? {});
  const [errors] = useState(() => refused && fieldErrorsOf(copy, refused.failure.errors));
  const { show } = useNotices();
  const [notKept] = useState<readonly string[]>(options.notKept ?? []);
  const honeypot = useRef<HTMLInputElement>(null);
  const shownAt = useShownAt(form);
  const sending = useRef(false);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const left = new AbortController();
    leaving.current = left;
    return () => left.abort();
  }, []);
  // Neither a missing field nor a notice needs the network later.
  useEffect(() => {
    fetchChecksAndSending().catch(() => undefined);
    prefetchNotices();
  }, []);

  const methods = useForm<Values>({
    ...(errors && { errors }),
    resolver: async (values, context, options) => {
      const script = await fetchChecksAndSending().catch(() => undefined);
      // Without it nothing is sent either.
      if (!script) return { values, errors: {} };
      await script.fetchPhoneLibrary(copy, values);
      const check = script.formResolver(form);
      const body = () => ({ ...toBody(values as ValuesOf<F>), ...inLanguage(values) });
      const checked = () => check(body(), context, options);
      const found = await checked();
      // A wrong clock of the visitor refuses nothing: the server's time decides.
      const result = decidedByClock(found.errors) && (await fetchServerTime()) ? await checked() : found;
      return withBadInput(result, options);
    },
  });
  useDraft(form, copy, methods, notKept, refused ? undefined : initial);
  const { sent, fresh, keep, change, forget } = useSent(form, accepted?.sent);
  const [notSent, setNotSent] = useState(false);
  const [isRefused, setIsRefused] = useState(refused !== undefined);

  async function send(checked: Values) {
    if (sending.current) return;
    sending.current = true;
    setNotSent(false);
    setIsRefused(false);
    try {
      const script = await fetchChecksAndSending().catch(() => undefined);
      if (!script) return showFailure({ ok: false, problem: 'network' });
      const brief = options.brief?.(methods.getValues() as ValuesOf<F>);
      const body = { ...checked, ...leadContext(brief, script.visitSource.read()) };
      const once = () =>
        script.submitForm(form, body as unknown as FormBody<F>, {
          idempotencyKey: keyFor(form, body),
          honeypot: honeypot.current?.value ?? '',
          ageMs: Date.now() - shownAt.current,
        });
      let dismissWaiting = () => {};
      const result = await sendWithRetry(once, {
        onWaiting: () => (dismissWaiting = show(tryingAgain(notices.failure.language))),
        signal: leaving.current.signal,
      });
      dismissWaiting();
      if (!result.ok) return showFailure(result);
      drafts.remove(form);
      methods.reset(emptyValues(copy));
      const notice = options.noticeOf?.(result.answer, body as unknown as FormBody<F>) ?? notices.success;
      const dismiss = show(notice);
      if (options.receipt)
        keep({
          form,
          id: result.answer.id,
          at: currentTime().toISOString(),
          body: withoutSource(body),
          ...('confirmation' in result.answer && { confirmation: result.answer.confirmation }),
        });
      await options.onSuccess?.(result.answer, body as unknown as FormBody<F>);
      if (notice.passing) dismiss();
    } finally {
      sending.current = false;
    }
  }

  function showFailure(failure: CallFailure) {
    const { problem, errors = [], reference } = failure;
    if (problem === 'idempotency_key_reused') forgetKey(form);
    options.onFailure?.(failure);
    if (problem === 'validation_failed' && placeFieldErrors(copy, errors, methods.setError)) {
      if (notices.missing && errors.some(({ code }) => isMissing(code))) show(notices.missing);
      return;
    }
    const away = problem === 'network' && !navigator.onLine;
    const notice = away ? offline(notices.failure) : failureNotice(notices, failure);
    show({ ...notice, ...(reference && { reference }) });
    setNotSent(true);
  }

  const takeValues = (element: HTMLFormElement) => takeFieldValues(element, Object.keys(emptyValues(copy)), methods);

  function incomplete(errors: FieldErrors<Values>) {
    if (notices.missing && Object.values(errors).some((error) => isMissing(codeOf(String(error?.type)))))
      show(notices.missing);
  }

  return {
    form,
    copy,
    // All five forms are handled alike here; callers use the field names of their own form.
    methods: methods as unknown as UseFormReturn<ValuesOf<F>>,
    pending: methods.formState.isSubmitting,
    initial,
    notices,
    notSent,
    ...(isRefused && refused && { refused }),
    taken: {
      receipt: options.receipt ?? false,
      sent: options.receipt ? sent : undefined,
      fresh,
      ...(accepted && { accepted }),
      again: forget,
      change,
    },
    honeypot,
    takeValues,
    onSubmit: (event) => {
      if (event?.currentTarget instanceof HTMLFormElement) takeValues(event.currentTarget);
      return methods.handleSubmit(send, incomplete)(event);
    },
  };
}

/** Data that is sent besides the fields. */
function leadContext(brief: Brief | undefined, source: Source | undefined): object {
  return { ...(brief && Object.keys(brief).length > 0 && { brief }), ...(source && { source }) };
}

/** The source of the visit is not the visitor's input. */
function withoutSource({ source: _, ...body }: { source?: unknown } & Record<string, unknown>): SentBody {
  return body;
}

function isMissing(code: unknown): boolean {
  return (['required', 'not_accepted'] satisfies FieldErrorCode[] as unknown[]).includes(code);
}
