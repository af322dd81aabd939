import { styled } from '@mui/material/styles';
import type { Development, EngagementPhase } from '@mainstage/contracts/gates/development';
import { Columns, Container, Section, Span } from '@mainstage/ui/layout/section';
import { Heading, Kicker, Lead, SectionTitle, Text } from '@mainstage/ui/text/text';
import { displayType, from, size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';

const List = styled('ol')({
  listStyle: 'none',
  marginTop: 'clamp(3rem, 6vw, 6rem)',
  borderBottom: `1px solid ${tone.line}`,
});

const Item = styled('li')({
  display: 'grid',
  gap: '20px 24px',
  padding: 'clamp(32px, 4vw, 56px) 0',
  borderTop: `1px solid ${tone.line}`,
  [from.desktop]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
});

const Number = styled('span')({
  ...displayType,
  fontSize: 'clamp(3rem, 2rem + 3.6vw, 5.5rem)',
  lineHeight: 0.85,
  color: tone.accent,
  fontVariantNumeric: 'tabular-nums',
  [from.desktop]: { gridColumn: '1 / span 1' },
});

const Names = styled('div')({
  display: 'grid',
  alignContent: 'start',
  gap: 12,
  [from.desktop]: { gridColumn: '3 / span 4' },
});

/** Looks like a heading and is none: the phase is named by its title. */
const Header = styled(Heading)({
  ...displayType,
  fontSize: size.heading,
  letterSpacing: '-0.025em',
  textWrap: 'balance',
});

const Work = styled('div')({
  display: 'grid',
  alignContent: 'start',
  gap: 28,
  [from.desktop]: { gridColumn: '7 / span 6' },
});

const Facts = styled('dl')({
  display: 'grid',
  gap: '20px 24px',
  [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& > div': { paddingTop: 14, borderTop: `1px solid ${tone.line}` },
  '& dt': { marginBottom: 6, fontSize: size.small, color: tone.muted },
  '& ul': { listStyle: 'none', display: 'grid', gap: 4 },
  fontSize: size.small,
  lineHeight: 1.5,
});

/** The six engagement phases: number, title, header text, description, tools, output (rule development.phases). */
export function Phases({ content: { title, lead, words, phases } }: { content: Development['phases'] }) {
  return (
    <Section tone="ink" id="phases" aria-labelledby="phases-title">
      <Container>
        <Columns style={{ rowGap: 24, alignItems: 'end' }}>
          <Span span={7}>
            <SectionTitle id="phases-title">{title}</SectionTitle>
          </Span>
          <Span start={8} span={5}>
            <Lead>{lead}</Lead>
          </Span>
        </Columns>
        <List>
          {phases.map((phase) => (
            <Phase key={phase.number} phase={phase} words={words} />
          ))}
        </List>
      </Container>
    </Section>
  );
}

function Phase({ phase, words }: { phase: EngagementPhase; words: Development['phases']['words'] }) {
  const { number, title, header, description, tools, output } = phase;
  return (
    <Item>
      <Number>{number}</Number>
      <Names>
        <Kicker as="h3">{title}</Kicker>
        <Header as="p">{header}</Header>
      </Names>
      <Work>
        <Text>{description}</Text>
        <Facts>
          <div>
            <dt>{words.tools}</dt>
            <dd>
              <ul>
                {tools.map((tool) => (
                  <li key={tool}>{tool}</li>
                ))}
              </ul>
            </dd>
          </div>
          <div>
            <dt>{words.output}</dt>
            <dd>{output}</dd>
          </div>
        </Facts>
      </Work>
    </Item>
  );
}
