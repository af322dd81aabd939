import type { ReactNode } from 'react';
import { Panel } from '@mainstage/ui/layout/panel';
import { Section } from '@mainstage/ui/layout/section';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

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
        <Stack sx={{ alignItems: 'stretch', maxWidth: 640 }}>
          <Typography variant="h3" component="h2" id={`${id}-title`}>
            {title}
          </Typography>
          <Typography variant="prose">{intro}</Typography>
          {children}
        </Stack>
      </Panel>
    </Section>
  );
}
