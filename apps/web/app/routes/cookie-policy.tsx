import { cookiePolicy } from '@mainstage/content/pages/cookie-policy';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { TextPage } from '../components/pages/text-page';
import { Titled } from '../components/sections/titled';
import { ButtonLink } from '../components/links/button-link';

const { copy } = cookiePolicy;

export const handle: PageHandle = { lang: cookiePolicy.lang, nav: 'above' };
export const meta = () => headOf(cookiePolicy);

export default function CookiePolicyPage() {
  const { title, text, settings, privacy } = copy.choice;

  return (
    <>
      <TextPage lang={cookiePolicy.lang} copy={copy} />
      <Titled id="choice" title={title} tone="mist">
        <Stack>
          <Typography variant="prose">{text}</Typography>
          <Stack direction="row">
            <ButtonLink to="/cookie-settings">{settings}</ButtonLink>
            <ButtonLink to="/privacy" variant="text">
              {privacy}
            </ButtonLink>
          </Stack>
        </Stack>
      </Titled>
    </>
  );
}
