import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { Development, EngagementPhase } from '@mainstage/contracts/gates/development';
import { Section } from '@mainstage/ui/layout/section';
import { columns } from '@mainstage/ui/theme/columns';
import { displayType, from, size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { TitleRow } from '../../components/sections/title-row';

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

const Work = styled('div')({
  display: 'grid',
  alignContent: 'start',
  gap: 28,
  [from.desktop]: { gridColumn: '7 / span 6' },
});

const Facts = styled('dl')({
  ...columns({ tablet: 2 }),
  gap: '20px 24px',
  '& > div': { paddingTop: 14, borderTop: `1px solid ${tone.line}` },
  '& dt': { marginBottom: 6, fontSize: size.small, color: tone.muted },
  '& ul': { display: 'grid', gap: 4 },
  fontSize: size.small,
  lineHeight: 1.5,
});

/** The six engagement phases: number, title, header text, description, tools, output (rule development.phases). */
export function Phases({ content: { title, lead, words, phases } }: { content: Development['phases'] }) {
  return (
    <Section tone="ink" id="phases" aria-labelledby="phases-title">
      <TitleRow id="phases-title" title={title} lead={lead} />
      <Box component="ol" sx={{ mt: 'clamp(3rem, 6vw, 6rem)', borderBottom: `1px solid ${tone.line}` }}>
        {phases.map((phase) => (
          <Phase key={phase.number} phase={phase} words={words} />
        ))}
      </Box>
    </Section>
  );
}

function Phase({ phase, words }: { phase: EngagementPhase; words: Development['phases']['words'] }) {
  const { number, title, header, description, tools, output } = phase;
  return (
    <Item>
      <Number>{number}</Number>
      <Names>
        <Typography variant="kicker" component="h3">
          {title}
        </Typography>
        {/* Looks like a heading but is none: the phase is named by its title. */}
        <Typography variant="h3" component="p">
          {header}
        </Typography>
      </Names>
      <Work>
        <Typography variant="prose">{description}</Typography>
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
