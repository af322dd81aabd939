import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { receiptWords } from '@mainstage/content/forms/receipt';
import { languagePath } from '@mainstage/contracts/delivery';
import type { Language } from '@mainstage/contracts/language';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { postJson } from '../../api/post-json';
import { answerIn, sentParameter } from './form-pages';

interface ReceiptLanguageProps {
  /** Id of the submission. */
  id: string;
  language: Language;
  onChosen: (language: Language) => void;
}

/** The language of the answer, and a button to change it; without scripts the page's action changes it. */
export function ReceiptLanguage({ id, language, onChosen }: ReceiptLanguageProps) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const [failed, setFailed] = useState(search.has(answerIn));
  const [pending, setPending] = useState(false);
  const words = receiptWords[language];
  const other = language === 'en' ? 'de' : 'en';

  const own = new URLSearchParams(search);
  own.delete(answerIn);

  async function choose() {
    setPending(true);
    const { ok } = await postJson(languagePath(id), { language: other });
    setPending(false);
    setFailed(!ok);
    if (ok) onChosen(other);
  }

  return (
    <Box
      component="form"
      method="post"
      action={`${pathname}?${own}#${sentParameter}`}
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        void choose();
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}
    >
      <Typography role="status">{words.answered}</Typography>
      <Button type="submit" variant="text" name={answerIn} value={other} disabled={pending}>
        <span>{words.otherwise}</span>
      </Button>
      <Box role="alert" sx={{ flexBasis: '100%' }}>
        {failed && <Typography>{words.notChanged}</Typography>}
      </Box>
    </Box>
  );
}
