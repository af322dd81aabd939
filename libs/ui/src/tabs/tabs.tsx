import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useState } from 'react';
import { type Tab, TabList } from './tab-list';

interface TabsProps {
  label: string;
  tabs: readonly (Tab & { panel: ReactNode })[];
  /** Controlled selection and its setter; by default the component keeps the state. */
  kept?: readonly [chosen: string, choose: (id: string) => void];
}

const Panel = styled('div')({
  paddingTop: 'clamp(24px, 4vw, 48px)',
  '&[hidden]': { display: 'none' },
  // Without scripts all panels are readable.
  '@media (scripting: none)': { '&[hidden]': { display: 'block' } },
});

/** Tabs with their panels, all of which are in the HTML. */
export function Tabs({ label, tabs, kept }: TabsProps) {
  const name = useId();
  const own = useState(tabs[0]?.id ?? '');
  const [chosenId, setChosenId] = kept ?? own;
  // The selected tab may no longer exist.
  const selected = tabs.some(({ id }) => id === chosenId) ? chosenId : tabs[0]?.id;

  return (
    <div>
      <TabList label={label} tabs={tabs} selected={selected ?? ''} onSelect={setChosenId} name={name} />
      {tabs.map(({ id, panel }) => (
        <Panel
          key={id}
          role="tabpanel"
          id={`${name}-panel-${id}`}
          aria-labelledby={`${name}-tab-${id}`}
          tabIndex={0}
          hidden={id !== selected}
        >
          {panel}
        </Panel>
      ))}
    </div>
  );
}
