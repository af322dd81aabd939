import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { TwoColumns } from '@mainstage/ui/layout/two-columns';
import { CardFacts } from '@mainstage/ui/layout/picture-card';

interface SectionHeadProps {
  id: string;
  kicker: string;
  title: string;
  lead: string;
  facts?: readonly string[];
}

export function SectionHead({ id, kicker, title, lead, facts }: SectionHeadProps) {
  return (
    <Box sx={{ marginBottom: 'clamp(2rem, 3.4vw, 3.25rem)' }}>
      <TwoColumns spans={[7, 5]} rowSpacing={3} sx={{ alignItems: 'end' }}>
        <Stack spacing={1.5}>
          <Typography variant="kicker">{kicker}</Typography>
          <Typography variant="h2" id={id}>
            {title}
          </Typography>
        </Stack>
        <Stack spacing={2.5}>
          <Typography variant="lead">{lead}</Typography>
          {facts && <CardFacts facts={facts} />}
        </Stack>
      </TwoColumns>
    </Box>
  );
}
