import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { InvestmentCaseContent } from '@mainstage/contracts/gates/investment-case';
import { Rows } from '@mainstage/ui/text/rows';
import { Section } from '@mainstage/ui/layout/section';
import { columns } from '@mainstage/ui/theme/columns';
import { size } from '@mainstage/ui/theme/tokens';
import { TitleRow } from '../../../components/sections/title-row';

const Heaps = styled('div')({
  ...columns({ desktop: 2 }),
  gap: '56px 48px',
  marginTop: 'clamp(3rem, 5vw, 5rem)',
  '& dl': { marginTop: 20, fontSize: size.small },
  '& dl > div': { paddingBlock: 13, lineHeight: 1.5 },
  '& dt': { lineHeight: 'inherit' },
});

/** The source of each figure of the case. */
export function Assumptions({ content }: { content: InvestmentCaseContent['assumptions'] }) {
  const { title, lead, stated, derived, ours, method } = content;
  return (
    <Section tone="ink" aria-labelledby="case-assumptions">
      <TitleRow id="case-assumptions" title={title} lead={lead} span={6} />
      <Heaps>
        {[stated, ours, derived, method].map((heap) => (
          <div key={heap.title}>
            <Typography variant="h3">{heap.title}</Typography>
            <Rows rows={heap.rows} termWidth="10rem" />
          </div>
        ))}
      </Heaps>
    </Section>
  );
}
