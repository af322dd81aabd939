import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { LinkCopy, LinkEnd } from '@mainstage/content/forms/newsletter-link';
import { postJson } from '../../api/post-json';
import { linkEndOf, type LinkOutcome, type LinkResult } from './link-result';
import { ButtonLink } from '../../components/links/button-link';

interface LinkActionProps {
  /** The call to which `{token}` is posted; 200 means done, now or earlier. */
  path: string;
  token: string;
  copy: LinkCopy;
  /** The outcome when the page is rendered. */
  result?: LinkResult | undefined;
  /** Called when the link was used or turned out to be invalid: the page's title then changes too. */
  onSettled?: (how: LinkOutcome) => void;
}

type LinkState = 'idle' | 'pending' | LinkResult;

/**
 * Content of a page that a mail links to: text and one button. Opening the page changes nothing, because mail scanners
 * open links too (rule newsletter.double-opt-in).
 */
export function LinkAction({ path, token, copy, result: before, onSettled }: LinkActionProps) {
  const [state, setState] = useState<LinkState>(before ?? 'idle');
  const outcome = useRef<HTMLHeadingElement & HTMLParagraphElement>(null);
  const result = state === 'done' || state === 'invalid' ? state : undefined;
  const words: LinkEnd = result ? copy[result] : copy.idle;
  const settled = result !== undefined && result !== before;
  // A layout effect, so that title and text change in the same frame.
  useLayoutEffect(() => {
    if (result) onSettled?.(result);
  }, [result, onSettled]);

  // The page's title says that a link is invalid; this text says what to do.
  const titled = result === 'invalid' && onSettled !== undefined;

  useEffect(() => {
    if (settled) outcome.current?.focus();
  }, [settled]);

  async function act(event: FormEvent) {
    event.preventDefault();
    setState('pending');
    const result = await postJson(path, { token });
    setState(result.ok ? 'done' : linkEndOf(result));
  }

  return (
    // A new key: new text is mounted rather than the old one moved.
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start', maxWidth: 640 }} key={titled ? 'titled' : undefined}>
      {!titled && (
        <Typography variant="h3" component="h2" ref={outcome} tabIndex={-1} sx={{ outline: 'none' }}>
          {words.title}
        </Typography>
      )}
      <Typography
        key={words.text}
        ref={titled ? outcome : undefined}
        tabIndex={titled ? -1 : undefined}
        sx={{ maxWidth: '52ch', outline: 'none' }}
      >
        {words.text}
      </Typography>
      {words.further && (
        <ButtonLink to={words.further.path} variant="text">
          {words.further.words}
        </ButtonLink>
      )}
      {words === copy.idle && (
        // Without scripts the browser posts to the page's own address with the token.
        <form method="post" onSubmit={(event) => void act(event)}>
          <Button type="submit" size="large" disabled={state === 'pending'}>
            <span>{state === 'pending' ? copy.button.pending : copy.button.idle}</span>
          </Button>
        </form>
      )}
      <div role="alert">
        {state === 'failed' && (
          <Typography color="error" sx={{ fontWeight: 600 }}>
            {copy.failed}
          </Typography>
        )}
      </div>
    </Box>
  );
}
