import { styled } from '@mui/material/styles';
import type { FloorNumber } from '@mainstage/house/facts';
import { Columns, Span, Stack } from '@mainstage/ui/layout/section';
import { Figure, Kicker, Lead, SectionTitle, Text } from '@mainstage/ui/text/text';
import { displayType, size } from '@mainstage/ui/theme/tokens';
import { Unbroken } from '../../components/unbroken';
import { FloorStack } from '../../components/venues/floor-stack';

interface FloorKindHeadProps {
  id: string;
  kind: { name: string; subtitle: string; description: string };
  copy: { number: string; price: string; priceNote: string };
  guests: string;
  /** Drawn alight. */
  floors: readonly FloorNumber[];
}

const Apart = styled('div')({ marginBottom: 'clamp(2.5rem, 5vw, 5rem)' });
const Number = styled('p')({ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', gap: '0 16px' });
const Drawn = styled('div')({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: 28 });
const Price = styled('p')({ ...displayType, fontSize: size.heading, lineHeight: 1.1, marginBottom: 8 });

/** Opens one floor configuration: how many guests, which floors, what it costs. */
export function FloorKindHead({ id, kind, copy, guests, floors }: FloorKindHeadProps) {
  return (
    <Apart>
      <Columns style={{ rowGap: 32, alignItems: 'end' }}>
        <Span span={7}>
          <Stack gap={16}>
            <Kicker>
              <Unbroken text={kind.subtitle} />
            </Kicker>
            <SectionTitle id={id}>{kind.name}</SectionTitle>
            <Number>
              <Figure>{copy.number}</Figure>
              <Lead as="span">{guests}</Lead>
            </Number>
          </Stack>
        </Span>
        <Span start={8} span={5}>
          <Stack gap={32}>
            <Lead>{kind.description}</Lead>
            <Drawn>
              <FloorStack floors={floors} />
              <div>
                <Price>{copy.price}</Price>
                <Text>
                  <Unbroken text={copy.priceNote} />
                </Text>
              </div>
            </Drawn>
          </Stack>
        </Span>
      </Columns>
    </Apart>
  );
}
