import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DeskLeadDetail } from '@mainstage/contracts/desk/leads';
import { LeadSection } from './lead-section';

/** The visitor's input as plain text. */
export function LeadFields({ lead: { message, fields } }: { lead: DeskLeadDetail }) {
  return (
    <LeadSection title="What they asked">
      {message && <Typography sx={{ whiteSpace: 'pre-wrap', mb: 2 }}>{message}</Typography>}
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: 'minmax(96px, auto) minmax(0, 1fr)',
          columnGap: 2,
          rowGap: 0.5,
          typography: 'body2',
          '& dt': { color: 'text.secondary' },
          '& dd': { m: 0, whiteSpace: 'pre-wrap' },
        }}
      >
        {fields.map(({ label, value }) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Box>
        ))}
      </Box>
    </LeadSection>
  );
}
