import { requiredHint } from '@mainstage/content/forms/form-copy';
import type { Language } from '@mainstage/content/notices/notice';
import { Small } from '@mainstage/ui/text/text';

/** Says what the asterisks mean, before the first one. */
export function RequiredHint({ language }: { language: Language }) {
  return <Small>{requiredHint[language]}</Small>;
}
