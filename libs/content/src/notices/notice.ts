import type { Language } from '@mainstage/contracts/language';
import type { ProblemCode } from '@mainstage/contracts/problem';

/** A short message over the page. */
export interface Notice {
  title: string;
  text: string;
  style: 'default' | 'success' | 'destructive';
  language: Language;
  /** Shown while a request is pending, until its result. */
  passing?: boolean;
  /** Whether telephone and mail are offered beside the text. */
  reach?: boolean;
  /** Error id in the server's log, shown below the text. */
  reference?: string;
}

/** Notices of a form submission. */
export interface FormNotices {
  success: Notice;
  failure: Notice;
  /** A required field is empty or the consent box is not ticked; without this notice nothing is shown. */
  missing?: Notice;
  /** Notices of specific error codes. */
  problems?: Partial<Record<ProblemCode, Notice>>;
}
