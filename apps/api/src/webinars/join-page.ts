import { webinarJoin } from '@mainstage/content/shared-pages/webinar-join';
import { webinarDateText } from '@mainstage/content/webinar/date-label';
import type { WebinarJoinState } from '@mainstage/contracts/answers';
import { html } from '@mainstage/server/pages/html';
import type { PlainAnswers } from '../plain-forms/plain-answers';

const { copy } = webinarJoin;

/** How the webinar's door stands, on a page without scripts. */
export function joinPage(answers: Pick<PlainAnswers, 'page'>, { door, dateLabel, opensAt }: WebinarJoinState): string {
  const { title, lead } = copy[door];
  const { time } = webinarDateText(new Date(opensAt));
  const when = html`<p>${copy.rows.date}: ${dateLabel}</p>
    <p>${copy.rows.opens}: ${time} ${copy.clock}</p>`;
  const over =
    door === 'elsewhere' ? html`<form method="post" action="?"><button>${copy.move}</button></form>` : undefined;
  const ways = html`<p><a href="/contact">${copy.contact}</a></p>`;
  return answers.page(
    webinarJoin.lang,
    title,
    html`<p>${lead}</p>
      ${door === 'invalid' ? undefined : when} ${over} ${ways}`,
  );
}
