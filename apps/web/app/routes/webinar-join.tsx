import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useLocation } from 'react-router-dom';
import Button from '@mui/material/Button';
import type { WebinarEntry, WebinarJoinState } from '@mainstage/contracts/answers';
import { momentText } from '@mainstage/calendar/days/day-text';
import { webinarJoin, webinarJoinInEnglish } from '@mainstage/content/shared-pages/webinar-join';
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

/** The page in the language of the link: mails in English link with `lang=en`. */
const pageFor = (lang: string | null) => (lang === 'en' ? webinarJoinInEnglish : webinarJoin);

/** Links without a seat: their date is irrelevant. */
const seatless: ReadonlySet<string> = new Set(['invalid', 'returned']);

export const handle = ({ loaderData }: Partial<Pick<JoinPageProps, 'loaderData'>>): PageHandle => ({
  lang: loaderData?.lang === 'en' ? 'en' : 'de',
  nav: 'above',
  isPersonal: true,
});

/** A returned seat is 410: its link never works again. */
const statusOf = ({ door }: WebinarJoinState) => (door === 'invalid' ? 404 : door === 'returned' ? 410 : 200);

export async function loader({ params: { token = 'none' }, request, context }: LoaderFunctionArgs) {
  const response = await context.get(pageApi).call(joinStatePath(token));
  if (!response.ok) throw new Response(null, { status: response.status });
  const state = (await response.json()) as WebinarJoinState;
  const lang = new URL(request.url).searchParams.get('lang');
  return data({ ...state, lang }, { status: statusOf(state), headers: ofOneReader });
}
export { headersOfData as headers } from '../forms/submission/form-headers';

/**
 * Admits this device. The redirect is done by a page, because Chrome follows no redirect to another site after a form
 * (form-action of the CSP).
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
  if (entry.meetingUrl === undefined)
    return redirect(pathname + langOf(searchParams), { status: 303, headers: ofOneReader });
  const headers = new Headers({ ...ofOneReader, Refresh: `0; url=${entry.meetingUrl}` });
  for (const cookie of response.headers.getSetCookie()) headers.append('Set-Cookie', cookie);
  return data(entry, { headers });
}

const langOf = (search: URLSearchParams) => (search.get('lang') === 'en' ? '?lang=en' : '');

interface JoinPageProps {
  loaderData: WebinarJoinState & { lang: string | null };
  actionData?: WebinarEntry;
  params: { token?: string };
}

export const meta = ({ loaderData }: JoinPageProps) => headOf(pageFor(loaderData?.lang ?? null));

/** Page of a registrant's link: when to return, the meeting, or why there is no access. */
export default function WebinarJoinPage({ loaderData, actionData, params: { token = 'none' } }: JoinPageProps) {
  const { door, dateLabel, startsAt, opensAt } = useWebinarAccess(token, loaderData);
  const { pathname, search } = useLocation();
  const { lang, copy } = pageFor(loaderData.lang);
  if (actionData?.meetingUrl) return <Entered meetingUrl={actionData.meetingUrl} copy={copy} />;
  const own = langOf(new URLSearchParams(search));
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
              { term: copy.rows.date, detail: lang === 'en' ? momentText(new Date(startsAt)) : dateLabel },
              { term: copy.rows.opens, detail: `${webinarDateText(new Date(opensAt)).time} ${copy.clock}` },
            ]}
          />
        )}
      </div>
      <Stack direction="row">
        {/* A form of its own: the link of the mail admits nobody, because mail scanners open links too. */}
        {door === 'open' && (
          <form method="post" action={pathname + own}>
            <Button type="submit" variant="contained">
              {copy.enter}
            </Button>
          </form>
        )}
        {door === 'elsewhere' && (
          <form method="post" action={`${pathname}${own}${own ? '&' : '?'}move`}>
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

/** Leads an admitted device to the meeting, with a link for browsers that do not redirect. */
function Entered({ meetingUrl, copy }: Required<WebinarEntry> & Pick<ReturnType<typeof pageFor>, 'copy'>) {
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
