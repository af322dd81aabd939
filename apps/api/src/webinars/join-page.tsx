import { webinarJoin } from '@mainstage/content/shared-pages/webinar-join';
import type { NoJsFormPages } from '../no-js-forms/no-js-form-pages';

const { copy } = webinarJoin;

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
