import { Link } from '../components/links/page-link';
import { cookieSettings } from '@mainstage/content/shared-pages/cookie-settings';
import Typography from '@mui/material/Typography';
import { CookieSettingsForm } from '../features/cookie-consent/cookie-settings-form';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { MinimalPage } from '../components/pages/minimal-page';

const { copy } = cookieSettings;

export const handle: PageHandle = { lang: cookieSettings.lang, nav: 'above' };
export const meta = () => headOf(cookieSettings);

export default function CookieSettingsPage() {
  return (
    <MinimalPage kicker={copy.kicker} title={copy.title} picture={copy.picture}>
      <Typography variant="lead">{copy.lead}</Typography>
      <CookieSettingsForm />
      <Typography variant="caption">
        <Link to="/cookie-policy">{copy.policy}</Link>
      </Typography>
    </MinimalPage>
  );
}
