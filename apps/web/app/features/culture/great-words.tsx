import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Rise } from '@mainstage/ui/motion/rise';
import { from, size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { Titled } from '../../components/sections/titled';

interface GreatWordsProps {
  id: string;
  title: string;
  items: readonly { title: string; text: string }[];
}

const Row = styled('li')({
  display: 'grid',
  gap: '12px 24px',
  padding: 'clamp(28px, 4vw, 56px) 0',
  borderTop: `1px solid ${tone.line}`,
  [from.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', alignItems: 'baseline' },
  '& p': { fontSize: size.lead, lineHeight: 1.45 },
});

export function GreatWords({ id, title, items }: GreatWordsProps) {
  return (
    <Titled id={id} title={title} tone="ink">
      <Box component="ul" sx={{ borderBottom: `1px solid ${tone.line}` }}>
        {items.map((item) => (
          <Row key={item.title}>
            <Typography variant="figure" component="h3">
              {item.title}
            </Typography>
            <Rise>
              <Typography variant="prose">{item.text}</Typography>
            </Rise>
          </Row>
        ))}
      </Box>
    </Titled>
  );
}
