import Check from '@mui/icons-material/Check';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Send from '@mui/icons-material/Send';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { DeskOffer, DeskOfferVersion } from '@mainstage/contracts/offers/calls';
import { type ReactElement, useState } from 'react';
import { useVenueName } from '../leads/venue-name';
import { dayText, momentText } from '../text/times';
import { euroText } from './amounts';
import { CopyLinkButton } from './copy-link-button';
import { actionsOf, decisionWords, type OfferAction } from './offer-actions';
import { OfferDecisionDialog } from './offer-decision-dialog';
import { bindingText, offerStateLabels, versionName, wishTexts } from './offer-words';
import { previewAddress } from './preview-button';
import type { useOffering } from './use-offering';

interface OfferVersionViewProps {
  offer: DeskOffer;
  version: DeskOfferVersion;
  now: number;
  isNewest: boolean;
  offering: ReturnType<typeof useOffering>;
}

/** A version: state, total, how long it binds, what the client did, and its actions. */
export function OfferVersionView({ offer, version, now, isNewest, offering }: OfferVersionViewProps) {
  const venueName = useVenueName();
  const [dialog, setDialog] = useState<OfferAction>();
  const { state, content, totals, binding, sentAt, openedAt, decidedAt, note, wish } = version;
  const name = versionName(offer, version);
  const facts = [
    state === 'sent' && bindingText(binding, now),
    sentAt && `sent ${momentText(sentAt, now)}`,
    openedAt && `opened ${momentText(openedAt, now)}, perhaps by a program`,
    state === 'sent' && sentAt && !openedAt && 'not opened yet',
    decidedAt && `${offerStateLabels[state].toLowerCase()} ${momentText(decidedAt, now)}`,
    note,
  ].filter((fact) => typeof fact === 'string' && fact !== '');
  const { writes } = offering;
  return (
    <Box role="group" aria-label={name} sx={{ display: 'grid', gap: 0.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>{`Version ${version.version}`}</Typography>
        <Chip size="small" variant="outlined" label={offerStateLabels[state]} icon={stateIcons[state]} />
        <Typography sx={{ ml: 'auto', fontVariantNumeric: 'tabular-nums' }}>{euroText(totals.gross)}</Typography>
      </Box>
      <Typography variant="body2">{`${venueName(content.venue)}, ${dayText(content.day, now)}`}</Typography>
      {facts.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {facts.join(' · ')}
        </Typography>
      )}
      {wish && (
        <Alert severity="warning" sx={{ py: 0 }}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            They ask for a change
          </Typography>
          {wishTexts(wish, content).map((sentence) => (
            <Typography key={sentence} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {sentence}
            </Typography>
          ))}
          {writes && isNewest && state === 'sent' && (
            <Button color="inherit" size="small" variant="outlined" onClick={offering.makeFromWish} sx={{ my: 0.5 }}>
              Make the next version from it
            </Button>
          )}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, ml: -0.75 }}>
        {writes &&
          actionsOf(version, isNewest, offering.hasDraft).map((action) => {
            const label =
              action === 'edit' || action === 'next' || action === 'copy'
                ? ownLabels[action]
                : decisionWords[action].label;
            const press = () => {
              if (action === 'edit') offering.edit(offer);
              else if (action === 'next') offering.makeNext();
              else if (action === 'copy') offering.copy(version.id);
              else setDialog(action);
            };
            return (
              <Button key={action} size="small" onClick={press} aria-label={`${label}: ${name}`}>
                {label}
              </Button>
            );
          })}
        <Button
          size="small"
          color="secondary"
          href={previewAddress(version.id)}
          target="_blank"
          startIcon={<OpenInNew />}
          aria-label={`Client’s page, in a new tab: ${name}`}
        >
          Client’s page
        </Button>
        {state !== 'draft' && <CopyLinkButton link={version.link} name={name} />}
      </Box>
      {dialog && (
        <OfferDecisionDialog
          leadId={offer.leadId}
          version={version}
          name={name}
          action={dialog}
          onClose={() => setDialog(undefined)}
        />
      )}
    </Box>
  );
}

const ownLabels = { edit: 'Edit', next: 'Next version', copy: 'Copy to a new offer' } as const;

/** Signs of the states that need attention or are done. */
const stateIcons: Partial<Record<DeskOfferVersion['state'], ReactElement>> = {
  draft: <EditOutlined />,
  sent: <Send />,
  accepted: <Check />,
};
