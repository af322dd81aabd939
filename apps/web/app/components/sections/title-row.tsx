import Typography from '@mui/material/Typography';
import { TwoColumns } from '@mainstage/ui/layout/two-columns';

interface TitleRowProps {
  id: string;
  title: string;
  lead: string;
  /** How large it is. */
  variant?: 'h1' | 'h2';
  /** Where it is the page's title without being as large. */
  component?: 'h1' | 'h2';
  /** Columns of twelve for the title. */
  span?: 6 | 7 | 8;
}

/** A title on the left and its lead on the right, on one base line; one under the other where the screen is narrow. */
export function TitleRow({ id, title, lead, variant = 'h2', component = variant, span = 7 }: TitleRowProps) {
  return (
    <TwoColumns spans={[span, span === 8 ? 4 : 5]} rowSpacing={3} sx={{ alignItems: 'end' }}>
      <Typography variant={variant} component={component} id={id}>
        {title}
      </Typography>
      <Typography variant="lead">{lead}</Typography>
    </TwoColumns>
  );
}
