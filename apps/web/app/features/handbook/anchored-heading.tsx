import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { AnchorLink } from './anchor-link';

const Row = styled('div')({ display: 'flex', alignItems: 'baseline' });

interface AnchoredHeadingProps {
  /** What the address points at. */
  id: string;
  title: string;
  as: 'h2' | 'h3';
  /** Id of the heading itself, where it names a section. */
  headingId?: string;
}

/** A heading and, beside it and no part of its name, the link to it. */
export function AnchoredHeading({ id, title, as, headingId }: AnchoredHeadingProps) {
  return (
    <Row>
      <Typography variant="h3" component={as} id={headingId}>
        {title}
      </Typography>
      <AnchorLink id={id} title={title} />
    </Row>
  );
}
