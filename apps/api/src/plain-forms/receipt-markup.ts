import { answerByText } from '@mainstage/calendar/days/answer-by-text';
import { receiptWords } from '@mainstage/content/forms/receipt';
import { rulingTime } from '@mainstage/contracts/clock';
import { hasReceipt, receiptOf } from '@mainstage/leads/receipt';
import { html, type Markup } from '@mainstage/server/pages/html';
import type { PlainForm } from './plain-form';

/**
 * The receipt that scripts put in the form's place: by when the house answers, the mail, the number, what was sent, and
 * where to go on. What was chosen before stands below it, from the page's address.
 */
export function receiptMarkup({ form, typed }: PlainForm, id: string): Markup | undefined {
  if (!hasReceipt(form)) return undefined;
  const { language, sent, meanwhile } = receiptOf(form, typed);
  const words = receiptWords[language];
  const rows = [[words.mail, words.mailText(typed.email ?? '')], [words.reference, id], ...sent] as const;
  return html`<p>${words.by(answerByText(rulingTime(), language))} ${words.promise}</p>
    <dl class="receipt">
      ${rows.map(
        ([term, text]) =>
          html`<dt>${term}</dt>
            <dd>${text}</dd>`,
      )}
    </dl>
    <p>${words.meanwhile}:</p>
    <ul>
      ${meanwhile.map(({ to, label }) => html`<li><a href="${to}">${label}</a></li>`)}
    </ul>`;
}
