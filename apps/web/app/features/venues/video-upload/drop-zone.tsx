import Typography from '@mui/material/Typography';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { type DragEvent, useState } from 'react';
import { videoUpload } from '@mainstage/content/constants/video-upload';
import { videoUploadCopy as copy } from '@mainstage/content/forms/video-upload';
import { colour, ease, motion, radius } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';

/**
 * A label around the file input: a click opens the file dialog, the Tab key reaches it, a file can be dropped on it.
 */
const Zone = styled(ButtonBase)({
  position: 'relative',
  flexDirection: 'column',
  gap: 6,
  minHeight: 220,
  padding: 24,
  border: `1px dashed ${tone.border}`,
  borderRadius: radius,
  textAlign: 'center',
  transition: `background-color ${motion.quick} ${ease}, border-color ${motion.quick} ${ease}`,
  '&:hover': { borderColor: tone.text },
  '&:focus-within': { outline: '2px solid var(--focus)', outlineOffset: 3 },
  '&[data-dragging="true"]': { borderStyle: 'solid', borderColor: colour.signal, backgroundColor: tone.field },
  '& strong': { fontWeight: 600, textDecoration: 'underline', textUnderlineOffset: 5 },
  '& input': { position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0, cursor: 'pointer' },
}) as typeof ButtonBase;

/** File input for a video; highlighted while a file is dragged over it (rule video-upload.limits). */
export function DropZone({ onFile }: { onFile: (file: File) => void }) {
  const [dragging, setDragging] = useState(false);

  const over = (event: DragEvent) => {
    event.preventDefault();
    setDragging(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDragging(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };

  return (
    <Zone
      component="label"
      role={undefined}
      tabIndex={-1}
      data-dragging={dragging}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={() => setDragging(false)}
      onDrop={drop}
    >
      <input
        type="file"
        accept={videoUpload.types.join(',')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Allows choosing the same file again after it was removed.
          target.value = '';
          if (file) onFile(file);
        }}
      />
      <span>
        <strong>{copy.choose}</strong> <span>{dragging ? copy.dropNow : copy.drop}</span>
      </span>
      <Typography variant="caption" component="span">
        {copy.rule}
      </Typography>
    </Zone>
  );
}
