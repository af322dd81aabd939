import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { InvestmentCaseContent } from '@mainstage/contracts/gates/investment-case';
import { TwoColumns } from '@mainstage/ui/layout/two-columns';
import { Section } from '@mainstage/ui/layout/section';
import { led, size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { BackLink } from '../../../components/links/back-link';
import { developmentPath } from '../paths';
import { Mark } from '@mainstage/ui/text/mark';

const Note = styled('div')({
  position: 'relative',
  display: 'grid',
  gap: 14,
  justifyItems: 'start',
  paddingTop: 20,
  borderTop: `1px solid ${tone.line}`,
  fontSize: size.small,
  lineHeight: 1.55,
  color: tone.muted,
  '&::before': { content: '""', position: 'absolute', left: 0, top: -2, width: 96, height: 3, background: led },
});

export function CaseHead({ content }: { content: InvestmentCaseContent }) {
  const { back, kicker, title, lead, illustration, controls } = content;
  return (
    <Section
      tone="ink"
      room="flush"
      aria-labelledby="page-title"
      sx={{ paddingBlock: 'clamp(7rem, 11vw, 10rem) clamp(2.5rem, 4vw, 4rem)' }}
    >
      <div data-screen>
        <BackLink to={developmentPath}>{back}</BackLink>
      </div>
      <TwoColumns spans={[7, 4]} rowSpacing={4} sx={{ marginTop: 2.5, alignItems: 'end' }}>
        <Stack spacing={2.5}>
          <Typography variant="kicker">{kicker}</Typography>
          <Typography variant="h1" id="page-title" sx={{ fontSize: 'clamp(2.75rem, 1.6rem + 4.4vw, 5.75rem)' }}>
            {title}
          </Typography>
          <Typography variant="lead">{lead}</Typography>
        </Stack>
        <Note>
          <Mark>{illustration.mark}</Mark>
          <p>{illustration.text}</p>
          <div data-screen>
            <Button variant="text" onClick={() => window.print()}>
              {controls.print}
            </Button>
          </div>
        </Note>
      </TwoColumns>
    </Section>
  );
}
