import { linkAgain, type LinkEnd } from '@mainstage/content/forms/newsletter-link';
import type { Language } from '@mainstage/content/notices/notice';

interface LinkViewProps {
  language: Language;
  words: LinkEnd;
  /** Where to try again, if that may help. */
  again?: string;
}

/** What a page behind a link of our mails says at its end. */
export function LinkView({ language, words, again }: LinkViewProps) {
  const further = again === undefined ? words.further : { words: linkAgain[language], path: again };
  return (
    <>
      <p>{words.text}</p>
      {further && (
        <p>
          <a href={further.path}>{further.words}</a>
        </p>
      )}
    </>
  );
}
