import { styled } from '@mui/material/styles';
import { LineList } from '@mainstage/ui/text/lists';
import { font, size } from '@mainstage/ui/theme/tokens';

const Title = styled('h4')({ marginBottom: 12, fontFamily: font.text, fontSize: size.body, letterSpacing: '-0.01em' });
const Lines = styled('div')({ fontSize: size.small });

/** Part of an offer's features under its name. */
export function OfferLines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <Lines>
      <Title>{title}</Title>
      <LineList lines={lines} />
    </Lines>
  );
}
