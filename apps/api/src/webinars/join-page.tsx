import { webinarJoin } from '@mainstage/content/shared-pages/webinar-join';
import { webinarDateText } from '@mainstage/content/webinar/date-label';
import type { WebinarJoinState } from '@mainstage/contracts/answers';
import type { NoJsFormPages } from '../no-js-forms/no-js-form-pages';

const { copy } = webinarJoin;

/** Whether the webinar's room is open, on a page without scripts. */
export function joinPage(pages: Pick<NoJsFormPages, 'page'>, state: WebinarJoinState): string {
  return pages.page(webinarJoin.lang, copy[state.door].title, <JoinView {...state} />);
}

/** Where a device that is in is led to the meeting, with the link for browsers that are not. */
export function enteredPage(pages: Pick<NoJsFormPages, 'page'>, meetingUrl: string): string {
  const { title, lead, link } = copy.entered;
  return pages.page(
    webinarJoin.lang,
    title,
    <>
      <p>{lead}</p>
      <p>
        <a href={meetingUrl}>{link}</a>
      </p>
    </>,
  );
}

function JoinView({ door, dateLabel, opensAt }: WebinarJoinState) {
  const { time } = webinarDateText(new Date(opensAt));
  return (
    <>
      <p>{copy[door].lead}</p>
      {door !== 'invalid' && door !== 'returned' && (
        <>
          <p>
            {copy.rows.date}: {dateLabel}
          </p>
          <p>
            {copy.rows.opens}: {time} {copy.clock}
          </p>
        </>
      )}
      {door === 'open' && (
        <form method="post" action="?">
          <button>{copy.enter}</button>
        </form>
      )}
      {door === 'elsewhere' && (
        <form method="post" action="?move">
          <button>{copy.move}</button>
        </form>
      )}
      <p>
        <a href="/contact">{copy.contact}</a>
      </p>
    </>
  );
}
