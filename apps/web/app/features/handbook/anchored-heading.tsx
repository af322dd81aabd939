import { styled } from '@mui/material/styles';
import { Heading } from '@mainstage/ui/text/text';
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
      <Heading as={as} id={headingId}>
        {title}
      </Heading>
      <AnchorLink id={id} title={title} />
    </Row>
  );
}
