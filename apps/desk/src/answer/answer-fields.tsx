import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type AnswerComposer, answerLimits, type AnswerText } from '@mainstage/contracts/desk/answer';
import type { DeskLeadDetail } from '@mainstage/contracts/desk/leads';
import { type RefObject, useState } from 'react';
import { type Control, Controller } from 'react-hook-form';
import { AddressField } from './address-field';
import { knownAddresses } from './answer-text';
import { QuoteField } from './quote-field';

interface AnswerFieldsProps {
  lead: DeskLeadDetail;
  composer: AnswerComposer;
  control: Control<AnswerText>;
  /** Fields that are shown initially because they have values. */
  shown: { cc: boolean; bcc: boolean };
  bodyRef: RefObject<HTMLTextAreaElement | null>;
}

export function AnswerFields({ lead, composer, control, shown, bodyRef }: AnswerFieldsProps) {
  const [more, setMore] = useState(shown);
  const known = knownAddresses(lead);
  const address = (name: 'to' | 'cc' | 'bcc', label: string) => (
    <Controller
      name={name}
      control={control}
      rules={name === 'to' ? { validate: (value) => value.length > 0 || 'Who is it to?' } : {}}
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <AddressField label={label} value={value} onChange={onChange} known={known} error={error?.message} />
      )}
    />
  );
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>{address('to', 'To')}</Box>
        {(['cc', 'bcc'] as const).map(
          (name) =>
            !more[name] && (
              <Button key={name} size="small" sx={{ minWidth: 0 }} onClick={() => setMore({ ...more, [name]: true })}>
                {labels[name]}
              </Button>
            ),
        )}
      </Box>
      {more.cc && address('cc', labels.cc)}
      {more.bcc && address('bcc', labels.bcc)}
      <Controller
        name="subject"
        control={control}
        rules={{ validate: (value) => value.trim() !== '' || 'An answer needs a subject.' }}
        render={({ field, fieldState: { error } }) => (
          <TextField
            {...field}
            label="Subject"
            error={!!error}
            helperText={error?.message}
            slotProps={{ htmlInput: { maxLength: answerLimits.subject } }}
          />
        )}
      />
      <Controller
        name="body"
        control={control}
        rules={{ validate: (value) => value.trim() !== '' || 'An answer needs a text.' }}
        render={({ field: { ref, ...field }, fieldState: { error } }) => (
          <TextField
            {...field}
            inputRef={(element: HTMLTextAreaElement | null) => {
              ref(element);
              bodyRef.current = element;
            }}
            label="Your answer"
            multiline
            minRows={10}
            error={!!error}
            helperText={error?.message}
            slotProps={{ htmlInput: { maxLength: answerLimits.body } }}
          />
        )}
      />
      <Controller
        name="quote"
        control={control}
        render={({ field: { value, onChange } }) => (
          <QuoteField composer={composer} value={value} onChange={onChange} />
        )}
      />
    </>
  );
}

const labels = { cc: 'Cc', bcc: 'Bcc' } as const;
