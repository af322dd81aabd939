import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { deliveryTexts } from '@mainstage/content/forms/delivery';
import type { Language } from '@mainstage/contracts/language';
import type { DeliveryStatus } from '@mainstage/contracts/delivery';
import { useEffect, useState } from 'react';
import { lazyPart } from '../../components/loading/lazy-part';
import { followDelivery } from './follow-delivery';

const AddressCorrectionForm = lazyPart(async () => (await import('./address-correction-form')).AddressCorrectionForm);

interface DeliveryNewsProps {
  id: string;
  /** When it was stored: ISO 8601. */
  at: string;
  email: string;
  language: Language;
  /** The status when the page was rendered. */
  known?: DeliveryStatus | undefined;
  onCorrected?: (email: string) => void;
  /** Advice for an unknown address that cannot be corrected here. */
  instead?: string;
}

/**
 * Delivery status of a submission's confirmation, announced politely and without moving the focus; an unknown address
 * can be corrected (rules delivery.status, delivery.correction).
 */
export function DeliveryNews({ id, at, email, language, known, onCorrected, instead }: DeliveryNewsProps) {
  const [status, setStatus] = useState(known);
  const [corrections, setCorrections] = useState(0);
  useEffect(() => {
    const left = new AbortController();
    void followDelivery({ id, at, onStatus: setStatus, signal: left.signal });
    return () => left.abort();
  }, [id, at, corrections]);

  const texts = deliveryTexts[language];
  const unknown = status?.state === 'address-unknown';
  return (
    <Box data-delivery={status?.state ?? ''} lang={language} sx={{ display: 'grid', gap: 2 }}>
      <div role="status" aria-live="polite">
        {status && (
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {texts.texts[status.state](status.nextTryAt)}
          </Typography>
        )}
        {unknown && status.correctable === false && <Typography>{instead ?? texts.usedUp}</Typography>}
      </div>
      {unknown && status.correctable && (
        <AddressCorrectionForm
          id={id}
          email={email}
          language={language}
          onCorrected={(corrected, now) => {
            setStatus(now);
            setCorrections((count) => count + 1);
            onCorrected?.(corrected);
          }}
        />
      )}
    </Box>
  );
}
