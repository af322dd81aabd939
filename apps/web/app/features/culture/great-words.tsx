import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Rise } from '@mainstage/ui/motion/rise';
import { columns } from '@mainstage/ui/theme/columns';
import { size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { Titled } from '../../components/sections/titled';

interface GreatWordsProps {
  id: string;
  title: string;
  items: readonly { title: string; text: string }[];
}

const Words = styled('ul')({ ...columns({ desktop: 3 }), gap: '16px 40px' });
const Word = styled('li')({
  display: 'grid',
  gap: 8,
  alignContent: 'start',
  paddingTop: 14,
  borderTop: `1px solid ${tone.line}`,
  '& p': { fontSize: size.lead, lineHeight: 1.45 },
});

export function GreatWords({ id, title, items }: GreatWordsProps) {
  return (
    <Titled id={id} title={title} tone="ink">
      <Words>
        {items.map((item) => (
          <Word key={item.title}>
            <Typography variant="figure" component="h3" sx={{ fontSize: 'clamp(2.25rem, 1.35rem + 3.5vw, 4.5rem)' }}>
              {item.title}
            </Typography>
            <Rise>
              <Typography variant="prose">{item.text}</Typography>
            </Rise>
          </Word>
        ))}
      </Words>
    </Titled>
  );
}
