import Button from '@mui/material/Button';
import { webinarJoin } from '@mainstage/content/shared-pages/webinar-join';
import { webinarDateText } from '@mainstage/content/webinar/date-label';
import { Rows } from '@mainstage/ui/text/rows';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { useWebinarAccess } from '../features/webinar/use-webinar-access';
import { MinimalPage } from '../components/pages/minimal-page';
import { ButtonLink } from '../components/links/button-link';

const { copy } = webinarJoin;

/** Links without a seat: their date says nothing. */
const seatless: ReadonlySet<string> = new Set(['invalid', 'returned']);

export const handle: PageHandle = { lang: webinarJoin.lang, nav: 'above', withoutScripts: '?plain' };
export const meta = () => headOf(webinarJoin);

/** Where a registrant's own link leads while the meeting is not open: when to come back, or why not. */
export default function WebinarJoinPage({ params: { token } }: { params: { token?: string } }) {
  const state = useWebinarAccess(token);
  const access = typeof state === 'string' ? state : state.door;
  const words = copy[access];

  return (
    <MinimalPage kicker={copy.kicker} title={words.title} picture={copy.picture}>
      <div aria-live="polite">
        <Typography key={words.lead} variant="lead">
          {words.lead}
        </Typography>
        {typeof state !== 'string' && !seatless.has(state.door) && (
          <Rows
            rows={[
              { term: copy.rows.date, detail: state.dateLabel },
              { term: copy.rows.opens, detail: `${webinarDateText(new Date(state.opensAt)).time} ${copy.clock}` },
            ]}
          />
        )}
      </div>
      {access !== 'checking' && (
        <Stack direction="row">
          {/* A form of its own: the link of the mail lets nobody in, for scanners follow it as well. */}
          {access === 'open' && (
            <form method="post" action={globalThis.location?.pathname}>
              <Button type="submit" variant="contained">
                {copy.enter}
              </Button>
            </form>
          )}
          {access === 'elsewhere' && (
            <form method="post" action={`${globalThis.location?.pathname}?move`}>
              <Button type="submit" variant="contained">
                {copy.move}
              </Button>
            </form>
          )}
          {(access === 'invalid' || access === 'returned') && (
            <ButtonLink to="/webinar/led-wall">{copy.signUp}</ButtonLink>
          )}
          <ButtonLink to="/contact" variant="outlined">
            {copy.contact}
          </ButtonLink>
        </Stack>
      )}
    </MinimalPage>
  );
}
