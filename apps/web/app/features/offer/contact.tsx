import Typography from '@mui/material/Typography';
import type { Language } from '@mainstage/contracts/language';
import { brand } from '@mainstage/content/site/brand';
import { pageTexts } from '@mainstage/offers/texts/page-texts';

/** Whom to call, with telephone number and address as links. */
export function Contact({ language }: { language: Language }) {
  const { phone, salesEmail } = brand;
  // Marks where the links belong in the sentence.
  const [before, between, after] = pageTexts[language].contact('\0', '\0').split('\0');
  return (
    <Typography>
      {before}
      <a href={phone.href}>{phone.label}</a>
      {between}
      <a href={`mailto:${salesEmail}`}>{salesEmail}</a>
      {after}
    </Typography>
  );
}
