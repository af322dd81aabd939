import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Columns, Container, Section, Span } from '@mainstage/ui/layout/section';
import { SectionTitle } from '@mainstage/ui/text/text';
import { from } from '@mainstage/ui/theme/tokens';

interface BesideProps {
  id: string;
  title: string;
  children: ReactNode;
}

const Head = styled(Span)({ [from.desktop]: { position: 'sticky', top: 128, alignSelf: 'start' } });

/** A section whose heading stays in sight beside a long list. */
export function Beside({ id, title, children }: BesideProps) {
  return (
    <Section aria-labelledby={id}>
      <Container>
        <Columns>
          <Head span={4}>
            <SectionTitle id={id}>{title}</SectionTitle>
          </Head>
          <Span start={6} span={7}>
            {children}
          </Span>
        </Columns>
      </Container>
    </Section>
  );
}
