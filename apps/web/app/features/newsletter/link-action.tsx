import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router-dom';
import type { LinkCopy, LinkEnd } from '@mainstage/content/forms/newsletter-link';
import type { LinkResult } from './link-result';
import { ButtonLink } from '../../components/links/button-link';

interface LinkActionProps {
  copy: LinkCopy;
  /** The outcome, once it is known. */
  result: LinkResult | undefined;
}

/**
 * Content of a page that a mail links to: text and one button, which posts to the page's own address with the token.
 * Opening the page changes nothing, because mail scanners open links too (rule newsletter.double-opt-in).
 */
export function LinkAction({ copy, result }: LinkActionProps) {
  const pending = useNavigation().formMethod !== undefined;
  const outcome = useRef<HTMLHeadingElement & HTMLParagraphElement>(null);
  const before = useRef(result);
  // The page's title says that a link is invalid; this text says what to do.
  const titled = result === 'invalid';
  const words: LinkEnd = result === 'done' || titled ? copy[result] : copy.idle;

  useEffect(() => {
    if (result === before.current) return;
    before.current = result;
    if (result !== 'failed') outcome.current?.focus();
  }, [result]);

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
        <Form method="post" preventScrollReset>
          <Button type="submit" size="large" disabled={pending}>
            <span>{pending ? copy.button.pending : copy.button.idle}</span>
          </Button>
        </Form>
      )}
      <div role="alert">
        {result === 'failed' && !pending && (
          <Typography color="error" sx={{ fontWeight: 600 }}>
            {copy.failed}
          </Typography>
        )}
      </div>
    </Box>
  );
}
