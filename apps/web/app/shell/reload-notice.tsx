import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { missingScriptWords } from '@mainstage/content/site/missing-scripts';
import { surface } from '@mainstage/ui/theme/tones';
import { usePageHandle } from '../page-handle';
import { useReloadAddress } from '../components/loading/missing-scripts';
import { keepTyped } from '../forms/submission/keep-typed';

const Bar = styled(Stack)({
  ...surface('ink'),
  position: 'fixed',
  zIndex: 1500,
  insetInline: 0,
  bottom: 0,
  padding: '12px 20px',
  '@media print': { display: 'none' },
});

/**
 * Reports that scripts of a page could not be loaded and offers a reload. Its live region is mounted before it has
 * content.
 */
export function ReloadNotice() {
  const { lang } = usePageHandle();
  const address = useReloadAddress();
  const words = missingScriptWords[lang];
  return (
    <div role="alert">
      {address !== undefined && (
        <Bar id="reload-notice" direction="row" sx={{ alignItems: 'center', justifyContent: 'center', columnGap: 3 }}>
          <Typography variant="caption">{words.page}</Typography>
          {/* A plain link, because the document must be loaded again. */}
          <Link href={address} onClick={keepTyped}>
            {words.reload}
          </Link>
        </Bar>
      )}
    </div>
  );
}
