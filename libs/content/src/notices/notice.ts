import type { Language } from '@mainstage/contracts/language';
import type { ProblemCode } from '@mainstage/contracts/problem';

/** A short message laid over the page: its words are data. */
export interface Notice {
  title: string;
  text: string;
  style: 'default' | 'success' | 'destructive';
  language: Language;
  /** Shown while a request is pending, until its result. */
  passing?: boolean;
  /** Whether telephone and mail are offered beside the words. */
  reach?: boolean;
  /** Error id in the server's log, shown below the text. */
  reference?: string;
}

/** Notices of a form submission. */
export interface FormNotices {
  success: Notice;
  failure: Notice;
  /** A required field is empty or the consent box not ticked; a form without it then does nothing. */
  missing?: Notice;
  /** Notices of specific error codes. */
  problems?: Partial<Record<ProblemCode, Notice>>;
}
