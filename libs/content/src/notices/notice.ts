import type { ProblemCode } from '@mainstage/contracts/problem';

export type Language = 'en' | 'de';

/** A short message laid over the page: its words are data. */
export interface Notice {
  title: string;
  text: string;
  style: 'default' | 'success' | 'destructive';
  language: Language;
  /** Said while something is under way: stands as long as it is, and leaves with its outcome. */
  passing?: boolean;
  /** Whether telephone and mail are offered beside the words. */
  reach?: boolean;
  /** The number under which the fault stands in the server's log; shown under the words. */
  reference?: string;
}

/** What a form says about its sending. */
export interface FormNotices {
  success: Notice;
  failure: Notice;
  /** A required field is empty or the consent box not ticked; a form without it then does nothing. */
  missing?: Notice;
  /** Refusals that have words of their own. */
  problems?: Partial<Record<ProblemCode, Notice>>;
}
