import Box from '@mui/material/Box';
import { colour, radius } from '../theme/tokens';
import type { QrModules } from './qr-modules';

interface QrCodeProps {
  code: QrModules;
  /** Accessible name. */
  label: string;
  /** Width and height in CSS pixels. */
  size: number;
}

/** A QR code rendered without a third party. Dark on white on every surface, as cameras need it. */
export function QrCode({ code, label, size }: QrCodeProps) {
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${code.size} ${code.size}`}
      shapeRendering="crispEdges"
      sx={{ flex: 'none', borderRadius: radius }}
    >
      <rect width="100%" height="100%" fill={colour.white} />
      <path d={code.path} fill={colour.ink} />
    </Box>
  );
}
