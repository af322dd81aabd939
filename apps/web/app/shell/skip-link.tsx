import Button from '@mui/material/Button';
import { navigation } from '@mainstage/content/site/navigation';

/** First tab stop: skips the navigation. */
export function SkipLink() {
  return (
    <Button
      href="#content"
      lang="en"
      sx={{
        position: 'fixed',
        zIndex: 'tooltip',
        top: 12,
        left: 12,
        transform: 'translateY(-200%)',
        '&:focus': { transform: 'none' },
      }}
    >
      {navigation.words.skip}
    </Button>
  );
}
