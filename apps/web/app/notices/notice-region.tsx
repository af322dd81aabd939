import Box from '@mui/material/Box';
import { use, useId, useLayoutEffect } from 'react';
import { noticeRegion } from '@mainstage/content/notices/region';
import { lazyPart } from '../components/loading/lazy-part';
import { ShownNoticeContext } from './shown-notice';

// Loaded with the first notice, or after a form is hydrated: most visits show none.
const ShortNotice = lazyPart(async () => (await import('./short-notice')).ShortNotice);

/**
 * Region with the notice, in the page and in each dialog that shows notices: Material UI hides what is beside a dialog from
 * screen readers, and keeps the focus in it. Its two live regions are always mounted, so that a notice is announced.
 */
export function NoticeRegion({ ofPage = false }: { ofPage?: boolean }) {
  const display = use(ShownNoticeContext);
  if (!display) throw new Error('A region of notices needs a NoticesProvider around it');
  const { notice, dismiss, region, addRegion, pointer } = display;
  const id = useId();
  useLayoutEffect(() => (ofPage ? undefined : addRegion(id)), [ofPage, id, addRegion]);

  const shown = region === (ofPage ? undefined : id) && notice && (
    <ShortNotice key={notice.id} notice={notice} onDismiss={dismiss} pointer={pointer} />
  );
  const urgent = notice?.style === 'destructive';
  return (
    <Box component="section" aria-label={noticeRegion.label} sx={{ position: 'absolute' }}>
      <div role="status" aria-atomic="false">
        {!urgent && shown}
      </div>
      <div role="alert" aria-atomic="false">
        {urgent && shown}
      </div>
    </Box>
  );
}
