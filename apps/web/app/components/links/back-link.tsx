import { styled } from '@mui/material/styles';
import { Link } from './page-link';
import { size } from '@mainstage/ui/theme/tokens';

const Back = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 48,
  fontSize: size.small,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 5 },
});

/** One step up. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Back to={to} data-screen="">
      <svg
        width="18"
        height="12"
        viewBox="0 0 18 12"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        <path d="M18 6H1M6 1L1 6l5 5" />
      </svg>
      {children}
    </Back>
  );
}
