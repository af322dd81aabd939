import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { videoUploadCopy as copy } from '@mainstage/content/forms/video-upload';
import { videoUploadNotices } from '@mainstage/content/notices/video-upload';
import { PageDialog } from '@mainstage/ui/dialog/page-dialog';
import { radius } from '@mainstage/ui/theme/tokens';
import { NoticeRegion } from '../../../notices/notice-region';
import { useNotices } from '../../../notices/use-notices';
import { problemWith } from './check-video';
import { DropZone } from './drop-zone';
import { usePreview } from './use-preview';

const Film = styled('video')({
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  borderRadius: radius,
  background: '#000',
});

/**
 * Preview of a visitor's own video (rule video-upload.limits). It never leaves the device: nothing is sent or saved,
 * and closing the dialog discards it.
 */
export function VideoUploadDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { show } = useNotices();
  const preview = usePreview();
  const announced = useRef<string>(undefined);

  function take(file: File): void {
    const problem = problemWith(file);
    if (problem) show(problem);
    else preview.show(file);
  }

  function ready(): void {
    // Browsers fire the event again after every jump in the film.
    if (announced.current === preview.url) return;
    announced.current = preview.url;
    show(videoUploadNotices.success);
  }

  function broken(): void {
    preview.clear();
    show(videoUploadNotices.failure);
  }

  function close(): void {
    preview.clear();
    onClose();
  }

  return (
    <PageDialog open={open} onClose={close} title={copy.title} close={copy.close} lang={copy.language}>
      <Stack>
        <Typography variant="prose">{copy.intro}</Typography>
        <Box sx={{ width: '100%', '& > label': { width: '100%' } }}>
          {preview.url ? (
            <Stack spacing={2}>
              <Film
                src={preview.url}
                controls
                muted
                playsInline
                aria-label={`${copy.preview}: ${preview.name}`}
                onLoadedData={ready}
                onError={broken}
              />
              <Typography variant="caption">{preview.name}</Typography>
              <Button variant="outlined" onClick={preview.clear}>
                {copy.clear}
              </Button>
            </Stack>
          ) : (
            <DropZone onFile={take} />
          )}
        </Box>
      </Stack>
      <NoticeRegion />
    </PageDialog>
  );
}
