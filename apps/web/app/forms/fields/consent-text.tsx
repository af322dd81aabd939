import { Link } from '../../components/links/page-link';
import { newTabHint, privacyPaths, privacyWords } from '@mainstage/content/forms/form-copy';
import type { Language } from '@mainstage/contracts/language';

interface ConsentTextProps {
  text: string;
  language: Language;
  /** In a dialog: what is typed there must not have to wait behind another page. */
  newTab?: boolean;
}

/** The consent text as it is stored with the lead, its words for the privacy policy leading there. */
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
