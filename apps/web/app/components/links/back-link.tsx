import ArrowBack from '@mui/icons-material/ArrowBack';
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

export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Back to={to} data-screen="">
      <ArrowBack fontSize="small" />
      {children}
    </Back>
  );
}
