import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { TwoColumns } from '@mainstage/ui/layout/two-columns';
import { Section } from '@mainstage/ui/layout/section';
import { Rise } from '@mainstage/ui/motion/rise';
import { font, led, size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';

interface StatementProps {
  id: string;
  title: string;
  text: string;
}

const Name = styled('h2')({
  position: 'relative',
  paddingTop: 20,
  fontFamily: font.text,
  fontSize: size.small,
  letterSpacing: 0,
  color: tone.muted,
  '&::before': { content: '""', position: 'absolute', left: 0, top: 0, width: 72, height: 3, background: led },
});

export function Statement({ id, title, text }: StatementProps) {
  return (
    <Section aria-labelledby={id}>
      <TwoColumns spans={[2, 10]} rowSpacing={3}>
        <Name id={id}>{title}</Name>
        <Rise>
          <Typography variant="h2" component="p">
            {text}
          </Typography>
        </Rise>
      </TwoColumns>
    </Section>
  );
}
