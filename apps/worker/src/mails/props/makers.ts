import type { MailKind } from '@mainstage/mail/kinds';
import { businessEventProps } from './business-event';
import { contactProps } from './contact';
import type { PropsMakers } from './make-props';
import { newsletterProps } from './newsletter';
import { operationsProps } from './operations';
import { tourProps } from './tour';
import { webinarProps } from './webinar';

/** How the props of every kind of mail are made; the compiler misses none. */
export const makers: PropsMakers<MailKind> = {
  ...newsletterProps,
  ...contactProps,
  ...tourProps,
  ...webinarProps,
  ...businessEventProps,
  ...operationsProps,
};
