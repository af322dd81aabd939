import type { ReactNode } from 'react';
import type { PictureRef } from '@mainstage/content/site/page-content';
import { CallToAction } from '@mainstage/ui/call-to-action/call-to-action';
import { pictureFrom } from '../../pictures';
import { ButtonLink } from '../links/button-link';

interface Action {
  label: string;
  to: string;
}

interface ClosingCallProps {
  copy: { title: string; lead?: string; picture: PictureRef };
  first?: Action;
  second?: Action;
  /** Replaces the filled button if it does more than link. */
  children?: ReactNode;
}

/** The end of a page: a sentence, a picture, and the next steps. */
export function ClosingCall({ copy: { title, lead, picture }, first, second, children }: ClosingCallProps) {
  return (
    <CallToAction id="closing" title={title} lead={lead} picture={pictureFrom(picture)}>
      {first && (
        <ButtonLink to={first.to} size="large">
          {first.label}
        </ButtonLink>
      )}
      {children}
      {second && (
        <ButtonLink to={second.to} variant="text">
          {second.label}
        </ButtonLink>
      )}
    </CallToAction>
  );
}

/** The same for pages that invite to a tour. */
export function Ready({ copy }: { copy: ClosingCallProps['copy'] & { book: string; contact: string } }) {
  return (
    <ClosingCall
      copy={copy}
      first={{ label: copy.book, to: '/book-tour' }}
      second={{ label: copy.contact, to: '/contact' }}
    />
  );
}
