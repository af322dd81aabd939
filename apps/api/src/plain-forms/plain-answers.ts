import { plainFormWords } from '@mainstage/content/forms/plain-form';
import type { Language, Notice } from '@mainstage/content/notices/notice';
import { rateLimited } from '@mainstage/content/notices/rate-limited';
import { reachDirectly } from '@mainstage/content/notices/reach';
import { noticeRegion } from '@mainstage/content/notices/region';
import { standIns } from '@mainstage/content/site/stand-ins';
import { brand } from '@mainstage/content/site/brand';
import { webinarDateText } from '@mainstage/content/webinar/date-label';
import type { Answer, FormName } from '@mainstage/leads/forms';
import { Injectable } from '@nestjs/common';
import { InjectConfig } from '@mainstage/server/injection';
import type { ApiConfig } from '../config';
import { html, type Markup } from '@mainstage/server/pages/html';
import type { ProblemError } from '../http/problem-error';
import { Site } from '../site/site';
import { answerPage } from './answer-page';
import { chosenAt, chosenMarkup } from './chosen';
import { errorList, formMarkup } from './form-markup';
import { formWords } from './form-words';
import { takesBrief } from './page-address';
import { receiptMarkup } from './receipt-markup';
import type { PlainForm } from './plain-form';

/** Codes that another try of the same form cannot mend. */
const settled: readonly string[] = ['already_subscribed', 'registration_closed'];

/** Answers a form that came without scripts with a page of the site, in the words of the form's notices. */
@Injectable()
export class PlainAnswers {
  constructor(
    private readonly site: Site,
    @InjectConfig() private readonly config: ApiConfig,
  ) {}

  /** The form was taken. */
  taken<F extends FormName>(sent: PlainForm & { form: F }, answer: Answer<F>): string {
    const { copy, told } = formWords[sent.form];
    const { title, lines } = told(answer, sent.typed);
    const { home } = plainFormWords[copy.language];
    return this.page(
      copy.language,
      title,
      html`${paragraphs(lines)} ${receiptMarkup(sent, answer.id)} ${chosenOf(sent)}
        <p><a href="/">${home}</a></p>`,
    );
  }

  /** The form was not taken: why, and the form as it was typed. */
  refused(sent: PlainForm, problem: ProblemError, reference: string): string {
    const { copy, page } = formWords[sent.form];
    const { language } = copy;
    const errors = problem.extra.errors ?? [];
    const notice = noticeOf(sent.form, problem);
    const wrong = errorList(sent.form, errors);
    const again = settled.includes(problem.code)
      ? html`<p><a href="${page}">${plainFormWords[language].again}</a></p>`
      : formMarkup(sent, errors, chosenOf(sent), {
          selectedDate: webinarDateText(this.config.WEBINAR_STARTS_AT).label,
        });
    const faulty = problem.code === 'internal_error';
    return this.page(
      language,
      notice.title,
      html`<p role="alert">${notice.text}</p>
        ${
          wrong.length > 0
            ? html`<ul>
                ${wrong}
              </ul>`
            : undefined
        }
        ${errors.length === 0 && notice.style === 'destructive' ? reachUs(language) : undefined}
        ${faulty ? html`<p>${noticeRegion.reference[language]}: ${reference}</p>` : undefined} ${again}`,
    );
  }

  /** A page of the site with these words. */
  page(language: Language, title: string, body: Markup): string {
    return answerPage({ language, title, body }, this.site.text(standIns.formAnswer));
  }
}

function chosenOf({ form, address }: PlainForm): Markup | undefined {
  return takesBrief(form) ? chosenMarkup(chosenAt(address)) : undefined;
}

export function paragraphs(lines: readonly string[]): Markup[] {
  return lines.map((line) => html`<p>${line}</p>`);
}

function noticeOf(form: FormName, { code, extra }: ProblemError): Pick<Notice, 'title' | 'text' | 'style'> {
  const { notices, copy } = formWords[form];
  const { errors = [] } = extra;
  if (code === 'rate_limited') return rateLimited(notices.failure, extra.retryAfterSeconds);
  if (errors.length === 0) return notices.problems?.[code] ?? notices.failure;
  const missing = errors.some((error) => error.code === 'required' || error.code === 'not_accepted');
  if (missing && notices.missing) return notices.missing;
  return { ...notices.failure, text: plainFormWords[copy.language].check };
}

function reachUs(language: Language): Markup {
  return html`<p>
    ${reachDirectly[language]} <a href="${brand.phone.href}">${brand.phone.label}</a>,
    <a href="mailto:${brand.email}">${brand.email}</a>
  </p>`;
}
