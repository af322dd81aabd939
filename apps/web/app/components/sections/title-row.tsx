import Typography from '@mui/material/Typography';
import { TwoColumns } from '@mainstage/ui/layout/two-columns';

interface TitleRowProps {
  id: string;
  title: string;
  lead: string;
  variant?: 'h1' | 'h2';
  /** Heading level if it differs from the size. */
  component?: 'h1' | 'h2';
  span?: 6 | 7 | 8;
}

/** A title on the left and its lead on the right, on one base line; stacked on narrow screens. */
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
