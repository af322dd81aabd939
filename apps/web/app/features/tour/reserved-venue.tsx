import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { draftKey } from '../../forms/submission/draft-store';
import { ActionLinks, Chosen, Name, ratio } from '../../components/brief/chosen-venue-frame';

/** Where the scripts do not come, the space is given back. Milliseconds. */
const longest = 10_000;

/** Wraps as the venue's name does. Its text is an attribute, because React hydrates no text that the page did not have. */
const SpaceOfName = styled(Name)({ '&::before': { content: 'attr(data-name)' } });

/** The inline script: a venue is named by the address, else by the text that is stored in this tab. */
export const reserveVenueScript = `{
  let text = '';
  try {
    text = JSON.parse(sessionStorage.getItem('${draftKey('tour')}')).values.additionalInformation;
  } catch {}
  const named = new URLSearchParams(location.search).get('venue')?.replaceAll('-', ' ') || /^\\s*Venue: (.+) \\(/m.exec(text)?.[1];
  const space = document.currentScript.previousElementSibling;
  if (named) {
    space.hidden = false;
    space.querySelector('[data-name]').dataset.name = named;
    setTimeout(() => (space.hidden = true), ${longest});
  }
}`;

/**
 * Holds the space of the venue that the tour shall show while the page is parsed, so that no field below moves when its picture
 * comes. React does not run the script after a navigation.
 */
export function ReservedVenue() {
  return (
    <>
      <div hidden suppressHydrationWarning>
        <Chosen as="div" sx={{ visibility: 'hidden' }}>
          <Box sx={{ aspectRatio: ratio }} />
          <div>
            <Typography variant="caption">&nbsp;</Typography>
            <SpaceOfName data-name="" suppressHydrationWarning />
            <Typography variant="caption">&nbsp;</Typography>
            <ActionLinks />
          </div>
        </Chosen>
      </div>
      <script dangerouslySetInnerHTML={{ __html: reserveVenueScript }} />
    </>
  );
}
