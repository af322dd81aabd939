import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { OfferPage } from '@mainstage/contracts/offers/calls';
import { pageTexts } from '@mainstage/offers/texts/page-texts';
import { useHydrated } from '@mainstage/ui/motion/use-hydrated';
import { Part } from './part';

/** The read-only link: to copy, or for the client's own mail program. The server sends nothing. */
export function ColleaguePart({ page: { number, content, colleagueLink } }: { page: OfferPage }) {
  const hydrated = useHydrated();
  const [copied, setCopied] = useState(false);
  if (colleagueLink === null) return null;
  const { colleague: texts } = pageTexts[content.language];
  const mail = { subject: texts.subject(number), body: `${texts.body}\r\n${colleagueLink}` };
  const query = Object.entries(mail).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);

  return (
    <Part id="colleague" title={texts.heading}>
      <Typography>{texts.intro}</Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <a href={colleagueLink}>{colleagueLink}</a>
      </Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: '8px 28px' }}>
        {hydrated && (
          <Button
            variant="outlined"
            // If the browser refuses, the link can be copied from the page.
            onClick={() =>
              void navigator.clipboard.writeText(colleagueLink).then(
                () => setCopied(true),
                () => setCopied(false),
              )
            }
          >
            <span role="status">{copied ? texts.copied : texts.copy}</span>
          </Button>
        )}
        <Button href={`mailto:?${query.join('&')}`} variant="text">
          {texts.mail}
        </Button>
      </Stack>
    </Part>
  );
}
