import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { FloorNumber } from '@mainstage/venues/facts/facts';
import { TwoColumns } from '@mainstage/ui/layout/two-columns';
import { NoBreak } from '@mainstage/ui/text/no-break';
import { FloorStack } from '../../components/venues/floor-stack';

interface FloorKindHeadProps {
  id: string;
  kind: { name: string; subtitle: string; description: string };
  copy: { number: string; price: string; priceNote: string };
  guests: string;
  /** Highlighted floors. */
  floors: readonly FloorNumber[];
}

const Number = styled('p')({ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', gap: '0 16px' });

/** Opening of a floor configuration: guests, floors, price. */
export function FloorKindHead({ id, kind, copy, guests, floors }: FloorKindHeadProps) {
  return (
    <Box sx={{ marginBottom: 'clamp(2.5rem, 5vw, 5rem)' }}>
      <TwoColumns spans={[7, 5]} rowSpacing={4} sx={{ alignItems: 'end' }}>
        <Stack spacing={2}>
          <Typography variant="kicker">
            <NoBreak text={kind.subtitle} />
          </Typography>
          <Typography variant="h2" id={id}>
            {kind.name}
          </Typography>
          <Number>
            <Typography variant="figure">{copy.number}</Typography>
            <Typography variant="lead" component="span">
              {guests}
            </Typography>
          </Number>
        </Stack>
        <Stack spacing={4}>
          <Typography variant="lead">{kind.description}</Typography>
          <Box sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: 3.5 }}>
            <FloorStack floors={floors} />
            <div>
              <Typography variant="h3" component="p" sx={{ marginBottom: 1 }}>
                {copy.price}
              </Typography>
              <Typography variant="prose">
                <NoBreak text={copy.priceNote} />
              </Typography>
            </div>
          </Box>
        </Stack>
      </TwoColumns>
    </Box>
  );
}
