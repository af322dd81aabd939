import Typography from '@mui/material/Typography';
import { estimatePage } from '@mainstage/content/shared-pages/estimate';
import { Fold } from '@mainstage/ui/layout/fold';
import { LineList } from '@mainstage/ui/text/lists';
import { StickyHeadingSection } from '../../components/sections/sticky-heading-section';

const { rules } = estimatePage.copy;

/** All rules of estimates, readable before anything is chosen; the sheet repeats those that apply. */
export function EstimateRules() {
  return (
    <StickyHeadingSection id="rules" title={rules.title} lead={rules.lead} tone="mist">
      <div>
        {rules.items.map(({ title, lines }) => (
          <Fold key={title} summary={<Typography variant="h3">{title}</Typography>}>
            <LineList lines={lines} />
          </Fold>
        ))}
      </div>
    </StickyHeadingSection>
  );
}
