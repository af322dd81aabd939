import type { ReactNode } from 'react';
import { Panel } from '@mainstage/ui/layout/panel';
import { Container, Section, Stack } from '@mainstage/ui/layout/section';
import { Heading, Text } from '@mainstage/ui/text/text';

interface FormInPageProps {
  id: string;
  title: string;
  intro: string;
  children: ReactNode;
}

/** A form that is a dialog elsewhere, as a section of the page. */
export function FormInPage({ id, title, intro, children }: FormInPageProps) {
  return (
    <Section id={id} aria-labelledby={`${id}-title`}>
      <Container>
        <Panel>
          <Stack gap={24} style={{ alignItems: 'stretch', maxWidth: 640 }}>
            <Heading as="h2" id={`${id}-title`}>
              {title}
            </Heading>
            <Text>{intro}</Text>
            {children}
          </Stack>
        </Panel>
      </Container>
    </Section>
  );
}
