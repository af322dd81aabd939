import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Container, Section } from '@mainstage/ui/layout/section';
import { SectionTitle } from '@mainstage/ui/text/text';
import type { Tone } from '@mainstage/ui/theme/tones';

const Head = styled('div')({ marginBottom: 'clamp(2.5rem, 5vw, 4.5rem)', '& h2': { maxWidth: '11em' } });

interface TitledProps {
  id: string;
  title: string;
  tone?: Tone;
  children: ReactNode;
}

/** A section under its heading. */
export function Titled({ id, title, tone = 'paper', children }: TitledProps) {
  return (
    <Section tone={tone} aria-labelledby={id}>
      <Container>
        <Head>
          <SectionTitle id={id}>{title}</SectionTitle>
        </Head>
        {children}
      </Container>
    </Section>
  );
}
