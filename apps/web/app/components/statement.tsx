import { styled } from '@mui/material/styles';
import { Columns, Container, Section, Span } from '@mainstage/ui/layout/section';
import { Rise } from '@mainstage/ui/motion/rise';
import { displayType, font, led, size } from '@mainstage/ui/theme/tokens';
import { tone, type Tone } from '@mainstage/ui/theme/tones';

interface StatementProps {
  id: string;
  /** What the sentence is: Mission. */
  title: string;
  text: string;
  tone?: Tone;
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

const Words = styled('p')({
  ...displayType,
  fontSize: size.title,
  lineHeight: 1.06,
  textWrap: 'balance',
});

/** One sentence, as large as it is meant. */
export function Statement({ id, title, text, tone: ground = 'paper' }: StatementProps) {
  return (
    <Section tone={ground} aria-labelledby={id}>
      <Container>
        <Columns style={{ rowGap: 24 }}>
          <Span span={2}>
            <Name id={id}>{title}</Name>
          </Span>
          <Span start={3} span={10}>
            <Rise>
              <Words>{text}</Words>
            </Rise>
          </Span>
        </Columns>
      </Container>
    </Section>
  );
}
