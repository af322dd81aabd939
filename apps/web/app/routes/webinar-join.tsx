import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useLocation } from 'react-router-dom';
import Button from '@mui/material/Button';
import type { WebinarEntry, WebinarJoinState } from '@mainstage/contracts/answers';
import { webinarJoin } from '@mainstage/content/shared-pages/webinar-join';
import { webinarDateText } from '@mainstage/content/webinar/date-label';
import { Rows } from '@mainstage/ui/text/rows';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { pageApi } from '../page-context';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { ofOneReader } from '../private-headers';
import { joinStatePath, useWebinarAccess } from '../features/webinar/use-webinar-access';
import { MinimalPage } from '../components/pages/minimal-page';
import { ButtonLink } from '../components/links/button-link';

const { copy } = webinarJoin;

/** Links without a seat: their date says nothing. */
const seatless: ReadonlySet<string> = new Set(['invalid', 'returned']);

export const handle: PageHandle = { lang: webinarJoin.lang, nav: 'above' };

/** A link without a seat is no page to find again. */
const statusOf = ({ door }: WebinarJoinState) => (door === 'invalid' ? 404 : door === 'returned' ? 410 : 200);

export async function loader({ params: { token = 'none' }, context }: LoaderFunctionArgs) {
  const response = await context.get(pageApi).call(joinStatePath(token));
  if (!response.ok) throw new Response(null, { status: response.status });
  const state = (await response.json()) as WebinarJoinState;
  return data(state, { status: statusOf(state), headers: ofOneReader });
}
export { headersOfData as headers } from '../forms/submission/form-headers';

/**
 * Lets this device in. The browser is led on by a page, because Chrome follows no redirect to another site after a form (form-action of
 * the CSP).
 */
export async function action({ params: { token = 'none' }, request, context }: ActionFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const response = await context.get(pageApi).call(joinStatePath(token), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ move: searchParams.has('move') }),
  });
  if (!response.ok) throw new Response(null, { status: response.status });
  const entry = (await response.json()) as WebinarEntry;
  if (entry.meetingUrl === undefined) return redirect(pathname, { status: 303, headers: ofOneReader });
  const headers = new Headers({ ...ofOneReader, Refresh: `0; url=${entry.meetingUrl}` });
  for (const cookie of response.headers.getSetCookie()) headers.append('Set-Cookie', cookie);
  return data(entry, { headers });
}

interface JoinPageProps {
  loaderData: WebinarJoinState;
  actionData?: WebinarEntry;
  params: { token?: string };
}

export const meta = () => headOf(webinarJoin);

/** Where a registrant's own link leads: when to come back, into the meeting, or why not. */
export default function WebinarJoinPage({ loaderData, actionData, params: { token = 'none' } }: JoinPageProps) {
  const { door, dateLabel, opensAt } = useWebinarAccess(token, loaderData);
  const { pathname } = useLocation();
  if (actionData?.meetingUrl) return <Entered meetingUrl={actionData.meetingUrl} />;
  const words = copy[door];

  return (
    <MinimalPage kicker={copy.kicker} title={words.title} picture={copy.picture}>
      <div aria-live="polite">
        <Typography key={words.lead} variant="lead">
          {words.lead}
        </Typography>
        {!seatless.has(door) && (
          <Rows
            rows={[
              { term: copy.rows.date, detail: dateLabel },
              { term: copy.rows.opens, detail: `${webinarDateText(new Date(opensAt)).time} ${copy.clock}` },
            ]}
          />
        )}
      </div>
      <Stack direction="row">
        {/* A form of its own: the link of the mail lets nobody in, for scanners follow it as well. */}
        {door === 'open' && (
          <form method="post" action={pathname}>
            <Button type="submit" variant="contained">
              {copy.enter}
            </Button>
          </form>
        )}
        {door === 'elsewhere' && (
          <form method="post" action={`${pathname}?move`}>
            <Button type="submit" variant="contained">
              {copy.move}
            </Button>
          </form>
        )}
        {(door === 'invalid' || door === 'returned') && <ButtonLink to="/webinar/led-wall">{copy.signUp}</ButtonLink>}
        <ButtonLink to="/contact" variant="outlined">
          {copy.contact}
        </ButtonLink>
      </Stack>
    </MinimalPage>
  );
}

/** Where a device that is in is led to the meeting, with the link for browsers that are not. */
function Entered({ meetingUrl }: Required<WebinarEntry>) {
  const { title, lead, link } = copy.entered;
  return (
    <MinimalPage kicker={copy.kicker} title={title} picture={copy.picture}>
      <Typography variant="lead">{lead}</Typography>
      <Stack direction="row">
        <Button href={meetingUrl}>{link}</Button>
      </Stack>
    </MinimalPage>
  );
}
