import { styled } from '@mui/material/styles';
import { Link } from '../components/links/page-link';
import { brand } from '@mainstage/content/site/brand';
import { colour, displayType } from '@mainstage/ui/theme/tokens';

const Mark = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 48,
  color: 'inherit',
  textDecoration: 'none',
  ...displayType,
  fontSize: '1.375rem',
  lineHeight: 1,
});

/** @param label accessible name, in the language around it */
export function Logo({ label = `${brand.name}, home` }: { label?: string }) {
  return (
    <Mark to="/" aria-label={label}>
      <svg width="26" height="24" viewBox="0 0 26 24" fill="currentColor" aria-hidden="true">
        <path d="M0 0h18v6H0zM0 18h26v6H0z" />
        <path d="M0 9h22v6H0z" fill={colour.signal} />
      </svg>
      {brand.shortName}
    </Mark>
  );
}
