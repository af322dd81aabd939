import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { DeskLeadDetail } from '@mainstage/contracts/desk/leads';
import type { DeskOffer, DeskOfferVersion } from '@mainstage/contracts/offers/calls';
import { useId } from 'react';
import { OfferEditorForm } from './offer-editor-form';
import { versionName } from './offer-words';
import { useOfferDraft } from './use-offer-draft';

interface OfferEditorProps {
  lead: DeskLeadDetail;
  offer: DeskOffer;
  draft: DeskOfferVersion;
  onClose: () => void;
  /** Called after the offer was put into the composer's draft. */
  onPrepared: () => void;
}

/** The editor of an offer's draft, over the whole window. */
export function OfferEditor({ lead, offer, draft, onClose, onPrepared }: OfferEditorProps) {
  const id = useId();
  const storing = useOfferDraft(draft);
  // The section behind it then shows what was stored; what could not be stored is kept in the tab.
  const close = () => {
    const closeEither = () => onClose();
    storing.saver.flush().then(closeEither, closeEither);
  };
  return (
    <Dialog fullScreen open onClose={close} aria-labelledby={id}>
      <Box
        sx={{
          ...{ display: 'flex', alignItems: 'center', gap: 1, pl: { xs: 2, md: 3 }, pr: 1, py: 1 },
          ...{ borderBottom: 1, borderColor: 'divider' },
        }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h2" component="h1" id={id} noWrap>
            {`Offer ${versionName(offer, draft)}`}
          </Typography>
          <Typography variant="body2" color="textSecondary" noWrap>
            {[lead.name, lead.company].filter(Boolean).join(' · ')}
          </Typography>
        </Box>
        <IconButton aria-label="Close, the draft is kept" onClick={close}>
          <Close />
        </IconButton>
      </Box>
      <OfferEditorForm offer={offer} draft={draft} storing={storing} onClose={close} onPrepared={onPrepared} />
    </Dialog>
  );
}
