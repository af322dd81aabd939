import type { ReactNode } from 'react';
import { Panel } from '@mainstage/ui/layout/panel';
import { Section } from '@mainstage/ui/layout/section';
import Box from '@mui/material/Box';
import { PlainOpening } from '../../components/pages/plain-opening';

interface FormPageProps {
  back: { to: string; label: string };
  title: string;
  lead: string;
  children: ReactNode;
}

/** Page of a form that is elsewhere a dialog. */
export function FormPage({ children, ...opening }: FormPageProps) {
  return (
    <Section aria-labelledby="page-title">
      <PlainOpening {...opening} />
      <Panel sx={{ maxWidth: 800 }}>
        <Box sx={{ maxWidth: 640 }}>{children}</Box>
      </Panel>
    </Section>
  );
}
