import AttachFileIcon from '@mui/icons-material/AttachFile';
import Close from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { type AnswerFile, answerLimits } from '@mainstage/contracts/desk/answer';
import { acceptedFiles, answerFileTypesText, encodedSize } from '@mainstage/contracts/desk/answer-files';
import { useId, useRef } from 'react';
import { sizeText } from '../text/sizes';

interface FileListProps {
  files: readonly AnswerFile[];
  uploading: readonly string[];
  problems: readonly string[];
  onAdd: (files: readonly File[]) => void;
  onRemove: (file: AnswerFile) => void;
}

/** The files of an answer: added by a dialog or by dragging them onto the composer. */
export function FileList({ files, uploading, problems, onAdd, onRemove }: FileListProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const bytes = files.reduce((sum, { size }) => sum + encodedSize(size), 0);
  const share = `${sizeText(bytes)} of ${sizeText(answerLimits.encodedBytes)} as sent`;
  return (
    <Box role="group" aria-label="Attachments" sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Button
          size="small"
          startIcon={<AttachFileIcon />}
          aria-describedby={id}
          onClick={() => input.current?.click()}
          sx={{ ml: -0.5 }}
        >
          Attach files
        </Button>
        {files.length > 0 && (
          <Typography variant="body2" color="textSecondary">
            {share}
          </Typography>
        )}
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label="Attach files"
          accept={acceptedFiles}
          onChange={({ target }) => {
            onAdd([...(target.files ?? [])]);
            // Allows choosing the same file again after it was removed.
            target.value = '';
          }}
        />
      </Box>
      <Typography variant="caption" id={id} color="textSecondary">
        {`${answerFileTypesText}, 10 MB in all as sent. Nothing here looks for viruses; the mail server does.`}
      </Typography>
      {(files.length > 0 || uploading.length > 0) && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {files.map((file) => (
            <Box component="li" key={file.id} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Typography sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{file.name}</Typography>
              <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
                {sizeText(file.size)}
              </Typography>
              <IconButton size="small" aria-label={`Remove ${file.name}`} onClick={() => onRemove(file)}>
                <Close fontSize="small" />
              </IconButton>
            </Box>
          ))}
          {uploading.map((name, at) => (
            <Box component="li" key={at} sx={{ py: 0.5 }}>
              <Typography variant="body2">{`${name} is being uploaded`}</Typography>
              <LinearProgress aria-label={`${name} is being uploaded`} />
            </Box>
          ))}
        </Box>
      )}
      {problems.map((problem) => (
        <Alert key={problem} severity="error" sx={{ py: 0 }}>
          {problem}
        </Alert>
      ))}
    </Box>
  );
}
