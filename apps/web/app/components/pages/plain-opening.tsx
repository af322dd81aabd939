import Stack, { type StackProps } from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { NoBreak } from '@mainstage/ui/text/no-break';
import { BackLink } from '../links/back-link';

interface PlainOpeningProps extends StackProps {
  /** One step up: its address and its words. */
  back?: { to: string; label: string };
  kicker?: string;
  title: string;
  /** Where the title breaks best, as a length in CSS. */
  titleWidth?: string;
  lead: string;
}

/** The opening of a page that is read or filled in: its `h1` on the page's own surface, without a picture. */
export function PlainOpening({ back, kicker, title, titleWidth, lead, children, ...stack }: PlainOpeningProps) {
  return (
    <Stack spacing={2.5} {...stack} sx={{ paddingTop: back ? 3 : 8, marginBottom: 'clamp(3rem, 6vw, 6rem)' }}>
      {back && <BackLink to={back.to}>{back.label}</BackLink>}
      {kicker && <Typography variant="kicker">{kicker}</Typography>}
      <Typography variant="h2" component="h1" id="page-title" sx={{ maxWidth: titleWidth }}>
        <NoBreak text={title} />
      </Typography>
      <Typography variant="lead">{lead}</Typography>
      {children}
    </Stack>
  );
}
