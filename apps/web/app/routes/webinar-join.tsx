import { data, type HeadersArgs, type LoaderFunctionArgs, useLocation } from 'react-router-dom';
import Button from '@mui/material/Button';
import type { WebinarJoinState } from '@mainstage/contracts/answers';
import { webinarJoin } from '@mainstage/content/shared-pages/webinar-join';
import { webinarDateText } from '@mainstage/content/webinar/date-label';
import { Rows } from '@mainstage/ui/text/rows';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { pageApi } from '../page-context';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
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
  const headers = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };
  return data(state, { status: statusOf(state), headers });
}
export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders;
interface JoinPageProps {
  loaderData: WebinarJoinState;
  params: { token?: string };
}

export const meta = () => headOf(webinarJoin);

/** Where a registrant's own link leads: when to come back, into the meeting, or why not. */
export default function WebinarJoinPage({ loaderData, params: { token = 'none' } }: JoinPageProps) {
  const { door, dateLabel, opensAt } = useWebinarAccess(token, loaderData);
  const { pathname } = useLocation();
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
