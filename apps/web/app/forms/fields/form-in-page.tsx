import type { ReactNode } from 'react';
import { Panel } from '@mainstage/ui/layout/panel';
import { Section } from '@mainstage/ui/layout/section';
import Typography from '@mui/material/Typography';
import { TitledStack } from '../../components/sections/titled-stack';

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
      <Panel>
        <TitledStack title={title} titleId={`${id}-title`} spacing={3} sx={{ alignItems: 'stretch', maxWidth: 640 }}>
          <Typography variant="prose">{intro}</Typography>
          {children}
        </TitledStack>
      </Panel>
    </Section>
  );
}
