import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { DeskOffer, DeskOfferVersion } from '@mainstage/contracts/offers/calls';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { DraftState } from '../drafts/draft-state';
import { OfferClientFields, OfferEventFields } from './offer-event-fields';
import { offerContentOf, type OfferForm, offerFormOf } from './offer-form';
import { OfferLines } from './offer-lines';
import { OfferPart } from './offer-part';
import { problemsOf } from './offer-problems';
import { OfferTextField } from './offer-text-field';
import { OfferTotalsView } from './offer-totals-view';
import { PreviewButton } from './preview-button';
import type { useOfferDraft } from './use-offer-draft';
import { usePrepareOffer } from './use-prepare-offer';

interface OfferEditorFormProps {
  offer: DeskOffer;
  draft: DeskOfferVersion;
  storing: ReturnType<typeof useOfferDraft>;
  onClose: () => void;
  onPrepared: () => void;
}

/** The content of a draft, with totals and problems as it is typed. */
export function OfferEditorForm({ offer, draft, storing, onClose, onPrepared }: OfferEditorFormProps) {
  const { saver, status, base, setBase } = storing;
  const { control, subscribe, reset, getValues, setValue } = useForm<OfferForm>({ defaultValues: offerFormOf(base) });
  const preparing = usePrepareOffer({ offer, draft, saver, onPrepared });
  const [attach, setAttach] = useState(true);
  const [pressed, setPressed] = useState(false);
  const fields = useRef<HTMLFormElement>(null);
  const form = useWatch({ control }) as OfferForm;
  const content = offerContentOf(form, base);
  const problems = problemsOf(form, content);
  const count = problems.size;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => saver.change(offerContentOf(values, base)),
      }),
    [saver, subscribe, base],
  );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    if (count > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    else preparing.mutate(attach);
  };
  return (
    <Box
      component="form"
      noValidate
      ref={fields}
      onSubmit={submit}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}
    >
      <Box sx={{ flex: 1, overflowY: 'auto', px: { xs: 2, md: 3 }, py: 2 }}>
        <Box sx={{ maxWidth: 1080, mx: 'auto', display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <OfferPart title="Event">
            <OfferEventFields control={control} problems={problems} hasOption={offer.bookingId !== null} />
          </OfferPart>
          <OfferPart title="Client">
            <OfferClientFields control={control} problems={problems} />
          </OfferPart>
          <OfferPart title="Before the lines">
            <OfferTextField
              {...{ control, problems, leadId: offer.leadId, language: draft.content.language }}
              name="textBefore"
              label="Text before the lines"
              onText={(text) => setValue('textBefore', text, { shouldDirty: true })}
            />
          </OfferPart>
          <OfferPart title="Lines">
            <OfferLines control={control} content={content} problems={problems} />
            <OfferTotalsView content={content} />
          </OfferPart>
          <OfferPart title="After the lines">
            <OfferTextField
              {...{ control, problems, leadId: offer.leadId, language: draft.content.language }}
              name="textAfter"
              label="Text after the lines"
              onText={(text) => setValue('textAfter', text, { shouldDirty: true })}
            />
          </OfferPart>
        </Box>
      </Box>
      <Box
        sx={{
          ...{ borderTop: 1, borderColor: 'divider', px: { xs: 2, md: 3 }, py: 1.5 },
          ...{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' },
        }}
      >
        {pressed && count > 0 && (
          <Alert severity="error" sx={{ py: 0, width: '100%' }}>
            {[...problems.values()].slice(0, 3).join(' ')}
          </Alert>
        )}
        <Box sx={{ width: '100%', '&:empty': { display: 'none' } }}>
          <DraftState
            status={status}
            onTake={(current) => {
              const taken = (current ?? draft).content;
              setBase(taken);
              reset(offerFormOf(taken));
              saver.resolve(current);
            }}
            onKeep={(current) => saver.resolve(current, offerContentOf(getValues(), base))}
          />
        </Box>
        <Button type="submit" variant="contained" loading={preparing.isPending}>
          Put into the answer
        </Button>
        <FormControlLabel
          control={<Checkbox checked={attach} onChange={(_, checked) => setAttach(checked)} />}
          label="With the PDF"
        />
        <PreviewButton versionId={draft.id} save={() => saver.flush()} />
        <Button color="secondary" onClick={onClose}>
          Close
        </Button>
      </Box>
    </Box>
  );
}
