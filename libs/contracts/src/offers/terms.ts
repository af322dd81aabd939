import type { Language } from '../language';

/** A version of the provider's terms (rule offer.terms). */
export interface Terms {
  /** Name of the version, such as `2027-01`. */
  version: string;
  /** Markdown. */
  text: Readonly<Record<Language, string>>;
  /** Whether it is the text of the demo, which has no legal effect. */
  sample: boolean;
}
