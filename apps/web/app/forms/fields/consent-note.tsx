import type { Language } from '@mainstage/content/notices/notice';
import { Small } from '@mainstage/ui/text/text';
import { ConsentText } from './consent-text';

/** What a visitor agrees to by sending, where no box is asked for. */
export function ConsentNote({ text, language }: { text: string; language: Language }) {
  return (
    <Small style={{ maxWidth: '60ch' }}>
      <ConsentText text={text} language={language} />
    </Small>
  );
}
