import { noJsFormWords } from '@mainstage/content/forms/no-js-form';
import type { Language, Notice } from '@mainstage/content/notices/notice';
import { reachDirectly } from '@mainstage/content/notices/reach';
import { noticeRegion } from '@mainstage/content/notices/region';
import { brand } from '@mainstage/content/site/brand';
import type { ProblemError } from '../http/problem-error';
import { ChosenSection } from './chosen-section';
import { ErrorList } from './error-list';
import { FormView, type ServerOptions } from './form-view';
import { formWords } from './form-words';
import type { NoJsForm } from './no-js-form';

/** Codes that another try of the same form cannot mend. */
const settled: readonly string[] = ['already_subscribed', 'registration_closed'];

interface RejectedViewProps {
  sent: NoJsForm;
  problem: ProblemError;
  notice: Pick<Notice, 'text' | 'style'>;
  /** Names the request in the log. */
  reference: string;
  options: ServerOptions;
}

/** What the page says of a form that was rejected: why, and the form as it was typed. */
export function RejectedView({ sent, problem, notice, reference, options }: RejectedViewProps) {
  const { copy, page } = formWords[sent.form];
  const { language } = copy;
  const errors = problem.extra.errors ?? [];
  return (
    <>
      <p role="alert">{notice.text}</p>
      <ErrorList form={sent.form} errors={errors} />
      {errors.length === 0 && notice.style === 'destructive' && <ReachUs language={language} />}
      {problem.code === 'internal_error' && (
        <p>
          {noticeRegion.reference[language]}: {reference}
        </p>
      )}
      {settled.includes(problem.code) ? (
        <p>
          <a href={page}>{noJsFormWords[language].again}</a>
        </p>
      ) : (
        <FormView sent={sent} errors={errors} options={options}>
          <ChosenSection sent={sent} />
        </FormView>
      )}
    </>
  );
}

function ReachUs({ language }: { language: Language }) {
  return (
    <p>
      {reachDirectly[language]} <a href={brand.phone.href}>{brand.phone.label}</a>,{' '}
      <a href={`mailto:${brand.email}`}>{brand.email}</a>
    </p>
  );
}
