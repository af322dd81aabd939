import Button from '@mui/material/Button';
import { navigation } from '@mainstage/content/site/navigation';
import { personalWords } from '@mainstage/content/site/personal-words';
import { usePageHandle } from '../page-handle';

/** First tab stop: skips the navigation. */
export function SkipLink() {
  const { lang, isPersonal } = usePageHandle();
  return (
    <Button
      href="#content"
      lang={isPersonal ? lang : 'en'}
      sx={{
        position: 'fixed',
        zIndex: 'tooltip',
        top: 12,
        left: 12,
        transform: 'translateY(-200%)',
        '&:focus': { transform: 'none' },
      }}
    >
      {isPersonal ? personalWords[lang].skip : navigation.words.skip}
    </Button>
  );
}
