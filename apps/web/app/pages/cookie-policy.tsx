import { cookiePolicy } from '@mainstage/content/pages/cookie-policy';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { LinkButton } from '../components/link-button';
import { TextPage } from '../components/text-page';
import { Titled } from '../components/titled';

const { copy } = cookiePolicy;

export const handle: PageHandle = { lang: cookiePolicy.lang, nav: 'above' };
export const meta = () => headOf(cookiePolicy);

/** What this site keeps in a browser, and the way to change it. */
export default function CookiePolicyPage() {
  const { title, text, settings, privacy } = copy.choice;

  return (
    <>
      <TextPage lang={cookiePolicy.lang} copy={copy} />
      <Titled id="choice" title={title} tone="mist">
        <Stack>
          <Typography variant="prose">{text}</Typography>
          <Stack direction="row">
            <LinkButton to="/cookie-settings">{settings}</LinkButton>
            <LinkButton to="/privacy" variant="text">
              {privacy}
            </LinkButton>
          </Stack>
        </Stack>
      </Titled>
    </>
  );
}
