import Stack, { type StackProps } from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { NoBreak } from '@mainstage/ui/text/no-break';
import { BackLink } from '../links/back-link';

interface PlainOpeningProps extends StackProps {
  /** Link to the parent page. */
  back?: { to: string; label: string };
  kicker?: string;
  title: string;
  /** Maximum width of the title as a CSS length, for good line breaks. */
  titleWidth?: string;
  lead: string;
}

/** The opening of a text or form page: its `h1` without a picture. */
export function PlainOpening({ back, kicker, title, titleWidth, lead, children, ...stack }: PlainOpeningProps) {
  return (
    <Stack
      spacing={2.5}
      {...stack}
      sx={{ paddingTop: back ? 3 : { xs: 5, md: 8 }, marginBottom: 'clamp(1.75rem, 1rem + 4vw, 4.5rem)' }}
    >
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
