import { webinarJoin } from '@mainstage/content/shared-pages/webinar-join';
import { webinarDateText } from '@mainstage/content/webinar/date-label';
import type { WebinarJoinState } from '@mainstage/contracts/answers';
import type { PlainAnswers } from '../plain-forms/plain-answers';

const { copy } = webinarJoin;

/** Whether the webinar's room is open, on a page without scripts. */
export function joinPage(answers: Pick<PlainAnswers, 'page'>, state: WebinarJoinState): string {
  return answers.page(webinarJoin.lang, copy[state.door].title, <JoinView {...state} />);
}

function JoinView({ door, dateLabel, opensAt }: WebinarJoinState) {
  const { time } = webinarDateText(new Date(opensAt));
  return (
    <>
      <p>{copy[door].lead}</p>
      {door !== 'invalid' && (
        <>
          <p>
            {copy.rows.date}: {dateLabel}
          </p>
          <p>
            {copy.rows.opens}: {time} {copy.clock}
          </p>
        </>
      )}
      {door === 'elsewhere' && (
        <form method="post" action="?">
          <button>{copy.move}</button>
        </form>
      )}
      <p>
        <a href="/contact">{copy.contact}</a>
      </p>
    </>
  );
}
