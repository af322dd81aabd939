import CalendarMonth from '@mui/icons-material/CalendarMonth';
import Inbox from '@mui/icons-material/Inbox';
import ShowChart from '@mui/icons-material/ShowChart';
import Settings from '@mui/icons-material/Settings';
import TableRows from '@mui/icons-material/TableRows';
import Today from '@mui/icons-material/Today';

/** The pages of the navigation, in order; a phone shows the first three, and the others in a menu. */
export const destinations = [
  { path: '/today', label: 'Today', Icon: Today },
  { path: '/leads', label: 'Leads', Icon: Inbox },
  { path: '/calendar', label: 'Calendar', Icon: CalendarMonth },
  { path: '/table', label: 'Table', Icon: TableRows },
  { path: '/numbers', label: 'Numbers', Icon: ShowChart },
  { path: '/settings', label: 'Settings', Icon: Settings },
] as const;

/** Whether an address belongs to a destination. */
export const isWithin = (pathname: string, path: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);
