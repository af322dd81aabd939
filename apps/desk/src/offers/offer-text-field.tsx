import Box from '@mui/material/Box';
import type { Language } from '@mainstage/contracts/language';
import { offerLimits } from '@mainstage/contracts/offers/offer';
import { useRef, useState } from 'react';
import type { Control } from 'react-hook-form';
import { type Omitted, OmittedNotice } from '../answer/composer-tools/omitted-notice';
import { TextBlockMenu } from '../answer/composer-tools/text-block-menu';
import { useInsert } from '../answer/use-insert';
import { FormText } from './form-text';
import type { OfferForm } from './offer-form';
import type { OfferProblems } from './offer-problems';

interface OfferTextFieldProps {
  control: Control<OfferForm>;
  name: 'textBefore' | 'textAfter';
  label: string;
  leadId: string;
  language: Language;
  problems: OfferProblems;
  /** Stores a text that was inserted. */
  onText: (text: string) => void;
}

/** A text of the offer, with the team's text blocks for offers. */
export function OfferTextField({ control, name, label, leadId, language, problems, onText }: OfferTextFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [omitted, setOmitted] = useState<Omitted>();
  const { insertText } = useInsert(field, onText);
  return (
    <>
      <FormText
        control={control}
        name={name}
        label={label}
        multiline
        minRows={3}
        inputRef={field}
        max={offerLimits.text}
        problem={problems.get(name)}
      />
      {omitted && <OmittedNotice omitted={omitted} onClose={() => setOmitted(undefined)} />}
      <Box>
        <TextBlockMenu
          leadId={leadId}
          language={language}
          place="offer"
          onInsert={(text, left) => {
            setOmitted(left);
            insertText(text);
          }}
        />
      </Box>
    </>
  );
}
