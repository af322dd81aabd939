import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { estimatePage } from '@mainstage/content/shared-pages/estimate';
import { LineList } from '@mainstage/ui/text/lists';
import { StickyHeadingSection } from '../../components/sections/sticky-heading-section';

const { rules } = estimatePage.copy;

/** All rules of estimates, readable before anything is chosen. */
export function EstimateRules() {
  return (
    <StickyHeadingSection id="rules" title={rules.title} lead={rules.lead} tone="mist">
      <Stack spacing={6} sx={{ alignItems: 'stretch' }}>
        {rules.items.map(({ title, lines }) => (
          <Stack key={title} spacing={2}>
            <Typography variant="h3">{title}</Typography>
            <LineList lines={lines} />
          </Stack>
        ))}
      </Stack>
    </StickyHeadingSection>
  );
}
