import Box from '@mui/material/Box';
import { brand } from '@mainstage/content/site/brand';
import { useLocation } from 'react-router-dom';
import { useAfterHydration } from '@mainstage/ui/motion/use-hydrated';

/**
 * The last line of every printed page: its address and a contact (rule site.paper). `print.css` shows it, screens do
 * not.
 */
export function PrintFooter() {
  const { pathname, search } = useLocation();
  const settled = useAfterHydration();
  // After hydration, because the built page does not know its address: one file answers all unknown addresses.
  const address = settled ? [window.location.host + pathname + search] : [];
  return (
    <Box component="p" data-print-footer="" aria-hidden="true" sx={{ display: 'none' }}>
      {[brand.name, ...address, brand.email, brand.phone.label].join(' · ')}
    </Box>
  );
}
