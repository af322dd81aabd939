import Button from '@mui/material/Button';
import { useState } from 'react';
import { shareLinkTexts } from '@mainstage/content/site/share-link';
import { VisuallyHidden } from '@mainstage/ui/text/visually-hidden';

interface ShareLinkProps {
  /** Path that is shared; by default the current address. */
  path?: string;
  /** Text before the address, if the visitor's device supports it. */
  title?: string;
}

/** Shares a page by the device's share sheet, otherwise copies its address. */
export function ShareLink({ path, title }: ShareLinkProps) {
  const [done, setDone] = useState('');

  async function send() {
    const url = path === undefined ? window.location.href : new URL(path, window.location.origin).href;
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ url, title: title ?? document.title });
      await navigator.clipboard.writeText(url);
      setDone(shareLinkTexts.copied);
    } catch (error) {
      // `AbortError`: the visitor closed the sheet, which is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setDone(url);
    }
  }

  return (
    <>
      <Button
        variant="text"
        sx={done === shareLinkTexts.copied ? { color: 'text.primary' } : undefined}
        onClick={() => void send()}
      >
        {done === shareLinkTexts.copied ? done : shareLinkTexts.send}
      </Button>
      <span role="status">
        {done && done !== shareLinkTexts.copied ? done : <VisuallyHidden>{done}</VisuallyHidden>}
      </span>
    </>
  );
}
