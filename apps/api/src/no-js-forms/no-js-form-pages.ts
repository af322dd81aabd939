import { noJsFormWords } from '@mainstage/content/forms/no-js-form';
import type { Language, Notice } from '@mainstage/content/notices/notice';
import { rateLimited } from '@mainstage/content/notices/rate-limited';
import { placeholderPages } from '@mainstage/content/site/placeholder-pages';
import { webinarDateText } from '@mainstage/content/webinar/date-label';
import type { Answer, FormName } from '@mainstage/leads/forms';
import { Injectable } from '@nestjs/common';
import { InjectConfig } from '@mainstage/nest/injection';
import { createElement, type ReactNode } from 'react';
import type { ApiConfig } from '../config';
import type { ProblemError } from '../http/problem-error';
import { Site } from '../site/site';
import { responsePage } from './response-page';
import { formWords } from './form-words';
import type { NoJsForm } from './no-js-form';
import { RejectedView } from './rejected-view';
import { AcceptedView } from './accepted-view';

/** Answers a form that came without scripts with a page of the site, in the words of the form's notices. */
@Injectable()
export class NoJsFormPages {
  constructor(
    private readonly site: Site,
    @InjectConfig() private readonly config: ApiConfig,
  ) {}

  /** The form was accepted. */
  accepted<F extends FormName>(sent: NoJsForm & { form: F }, answer: Answer<F>): string {
    const { copy, confirmation } = formWords[sent.form];
    const { title, lines } = confirmation(answer, sent.typed);
    return this.page(copy.language, title, createElement(AcceptedView, { sent, answer, lines }));
  }

  /** The form was rejected: why, and the form as it was typed. */
  rejected(sent: NoJsForm, problem: ProblemError, reference: string): string {
    const notice = noticeOf(sent.form, problem);
    const { label, shown } = webinarDateText(this.config.WEBINAR_STARTS_AT);
    const options = { selectedDate: [[label, shown]] } as const;
    const body = createElement(RejectedView, { sent, problem, notice, reference, options });
    return this.page(formWords[sent.form].copy.language, notice.title, body);
  }

  /** A page of the site with these words. */
  page(language: Language, title: string, body: ReactNode): string {
    return responsePage({ language, title, body }, this.site.text(placeholderPages.formAnswer));
  }
}

function noticeOf(form: FormName, { code, extra }: ProblemError): Pick<Notice, 'title' | 'text' | 'style'> {
  const { notices, copy } = formWords[form];
  const { errors = [] } = extra;
  if (code === 'rate_limited') return rateLimited(notices.failure, extra.retryAfterSeconds);
  if (errors.length === 0) return notices.problems?.[code] ?? notices.failure;
  const missing = errors.some((error) => error.code === 'required' || error.code === 'not_accepted');
  if (missing && notices.missing) return notices.missing;
  return { ...notices.failure, text: noJsFormWords[copy.language].check };
}
