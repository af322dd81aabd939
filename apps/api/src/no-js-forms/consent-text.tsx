import { privacyPaths, privacyWords } from '@mainstage/content/forms/form-copy';
import type { Language } from '@mainstage/content/notices/notice';

interface ConsentTextProps {
  text: string;
  language: Language;
}

/** The consent text; its words for the privacy policy lead there, in a new tab, so that nothing typed is left behind. */
export function ConsentText({ text, language }: ConsentTextProps) {
  const words = privacyWords[language];
  const [before = '', after = ''] = text.split(words);
  return (
    <>
      {before}
      <a href={privacyPaths[language]} target="_blank" rel="noopener">
        {words}
      </a>
      {after}
    </>
  );
}
