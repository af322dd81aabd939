import { Link } from '../../components/links/page-link';
import { newTabHint, privacyPaths, privacyWords } from '@mainstage/content/forms/form-copy';
import type { Language } from '@mainstage/contracts/language';

interface ConsentTextProps {
  text: string;
  language: Language;
  /** For dialogs: the privacy policy must not replace the page with the visitor's input. */
  newTab?: boolean;
}

/** The consent text as it is stored with the lead, with a link to the privacy policy. */
export function ConsentText({ text, language, newTab = false }: ConsentTextProps) {
  const words = privacyWords[language];
  const [before = '', ...after] = text.split(words);
  if (after.length === 0) return text;
  return (
    <>
      {before}
      <Link
        to={privacyPaths[language]}
        {...(newTab && { target: '_blank', rel: 'noopener', title: newTabHint[language] })}
      >
        {words}
      </Link>
      {after.join(words)}
    </>
  );
}
