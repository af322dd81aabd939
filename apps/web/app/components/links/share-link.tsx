import Button from '@mui/material/Button';
import { useState } from 'react';
import { shareLinkTexts } from '@mainstage/content/site/share-link';
import { VisuallyHidden } from '@mainstage/ui/text/visually-hidden';

interface ShareLinkProps {
  /** What is sent, from the root of the site; otherwise the present page with its choices. */
  path?: string;
  /** Words before the address, where the visitor's device takes some. */
  title?: string;
}

/** Sends a page on: the device's own sheet where it has one, otherwise its address is copied. */
export function ShareLink({ path, title }: ShareLinkProps) {
  const [done, setDone] = useState('');

  async function send() {
    const url = path === undefined ? window.location.href : new URL(path, window.location.origin).href;
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ url, title: title ?? document.title });
      await navigator.clipboard.writeText(url);
      setDone(shareLinkTexts.copied);
    } catch (error) {
      // Who closes the sheet wanted to send nothing.
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
