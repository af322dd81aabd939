import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { addressOfferWords } from '@mainstage/content/forms/address-offer';
import type { Language } from '@mainstage/contracts/language';
import { addressOffer } from '@mainstage/contracts/address-offer';

interface AddressOfferLineProps {
  typed: unknown;
  language: Language;
  onTake: (address: string) => void;
}

/**
 * Suggests a spelling for an address that looks mistyped, or one that every mail server accepts; a click applies it.
 */
export function AddressOfferLine({ typed, language, onTake }: AddressOfferLineProps) {
  const offer = typeof typed === 'string' ? addressOffer(typed) : undefined;
  const words = addressOfferWords[language];
  return (
    <div role="status">
      {offer && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, marginTop: 0.5 }}>
          <span>
            <span>{words[offer.why]}</span> <strong>{offer.address}</strong>?
          </span>
          <Button variant="text" onClick={() => onTake(offer.address)}>
            {words.button}
          </Button>
        </Box>
      )}
    </div>
  );
}
