import TabItem from '@mui/material/Tab';
import MuiTabs from '@mui/material/Tabs';

export interface Tab {
  id: string;
  label: string;
}

interface TabListProps {
  label: string;
  tabs: readonly Tab[];
  selected: string;
  onSelect: (id: string) => void;
  /** Prefix of the ids of tabs and panels: `<name>-tab-<id>` and `<name>-panel-<id>`. */
  name: string;
}

/** Tabs whose panels are elsewhere in the page; arrows, Home and End select. */
export function TabList({ label, tabs, selected, onSelect, name }: TabListProps) {
  return (
    <MuiTabs
      aria-label={label}
      value={selected === '' ? false : selected}
      onChange={(_, id: string) => onSelect(id)}
      selectionFollowsFocus
    >
      {tabs.map(({ id, label: words }) => (
        <TabItem key={id} value={id} label={words} id={`${name}-tab-${id}`} aria-controls={`${name}-panel-${id}`} />
      ))}
    </MuiTabs>
  );
}
