import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Language } from '@mainstage/contracts/language';
import { reachDirectly } from '@mainstage/content/notices/reach';
import { brand } from '@mainstage/content/site/brand';

/** Other contacts, for a form that failed. */
export function ReachUs({ language }: { language: Language }) {
  return (
    <Typography variant="body2" sx={{ mt: 1 }}>
      {reachDirectly[language]} <Link href={brand.phone.href}>{brand.phone.label}</Link>,{' '}
      <Link href={`mailto:${brand.email}`}>{brand.email}</Link>
    </Typography>
  );
}
