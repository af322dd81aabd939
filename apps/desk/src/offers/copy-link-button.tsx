import ContentCopy from '@mui/icons-material/ContentCopy';
import Button from '@mui/material/Button';
import { useNotices } from '../shell/notices';

/** Copies the address of the client's page. @param name of the version */
export function CopyLinkButton({ link, name }: { link: string; name: string }) {
  const { notify } = useNotices();
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => notify({ text: 'The link is copied' }),
      () => notify({ text: `The browser does not let us copy it. The link is ${link}`, severity: 'error' }),
    );
  return (
    <Button
      size="small"
      color="secondary"
      startIcon={<ContentCopy />}
      onClick={() => void copy()}
      aria-label={`Copy the link: ${name}`}
    >
      Copy the link
    </Button>
  );
}
