import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { languageNames, languages } from '@mainstage/contracts/language';
import {
  type NewTextBlock,
  type TextBlock,
  textBlockLimits,
  type TextBlockPlace,
} from '@mainstage/contracts/desk/text-blocks';
import { useRef, useState } from 'react';
import { DeskError } from '../api/desk-error';
import { useDraft } from '../drafts/use-draft';
import { FormDialog } from '../shell/form-dialog';
import { useNotices } from '../shell/notices';
import { PlaceholderButtons } from './placeholder-buttons';
import { TextBlockConflict } from './text-block-conflict';
import { useTextBlockCalls } from './text-block-calls';

const empty: NewTextBlock = { title: '', language: 'en', text: '', place: 'answer', onlyIfFree: false };
const writtenOf = ({ title, language, text, onlyIfFree }: NewTextBlock): NewTextBlock => ({
  ...{ title, language, text },
  ...(onlyIfFree !== undefined && { onlyIfFree }),
});
/** The place of a text is fixed when it is added. */
const placeLabels = { answer: 'Answers', offer: 'Offers' } as const satisfies Record<TextBlockPlace, string>;

/** Edits a text block. A version that a colleague saved in the meantime is shown and never overwritten silently. */
export function TextBlockDialog({ block, onClose }: { block?: TextBlock; onClose: () => void }) {
  const { notify, notifyError } = useNotices();
  const { add, change, remove, restore } = useTextBlockCalls();
  const { value, set, drop, kept } = useDraft(`text-block:${block?.id ?? 'new'}`, block ? writtenOf(block) : empty);
  const [version, setVersion] = useState(block?.version ?? 1);
  const [theirs, setTheirs] = useState<TextBlock>();
  const field = useRef<HTMLTextAreaElement>(null);
  const saved = () => {
    drop();
    notify({ text: 'Text block saved' });
    onClose();
  };
  const refused = (error: unknown) => {
    if (error instanceof DeskError && error.code === 'changed_meanwhile')
      setTheirs(error.current as unknown as TextBlock);
    else notifyError(error);
  };
  const submit = () => {
    const written = { ...value, title: value.title.trim() };
    if (block) change.mutate({ id: block.id, ...writtenOf(written), version }, { onSuccess: saved, onError: refused });
    else add.mutate(written, { onSuccess: saved, onError: notifyError });
  };
  const deleteBlock = ({ id, title }: TextBlock) =>
    remove.mutate(id, {
      onSuccess() {
        drop();
        notify({
          text: `“${title}” deleted`,
          action: {
            label: 'Undo',
            run: () => restore.mutate({ id, version, from: version }, { onError: notifyError }),
          },
        });
        onClose();
      },
      onError: notifyError,
    });
  return (
    <FormDialog
      title={block ? 'Edit the text block' : 'New text block'}
      submit="Save"
      pending={add.isPending || change.isPending}
      disabled={theirs !== undefined}
      onSubmit={submit}
      onClose={onClose}
      onDiscard={kept ? drop : undefined}
      maxWidth="sm"
    >
      <TextField
        label="Title"
        required
        value={value.title}
        helperText={kept && 'Draft kept'}
        onChange={({ target }) => set({ ...value, title: target.value })}
        slotProps={{ htmlInput: { maxLength: textBlockLimits.title, pattern: '.*\\S.*' } }}
      />
      <TextField
        select
        label="Language"
        value={value.language}
        onChange={({ target }) => set({ ...value, language: target.value as NewTextBlock['language'] })}
      >
        {languages.map((language) => (
          <MenuItem key={language} value={language}>
            {languageNames[language]}
          </MenuItem>
        ))}
      </TextField>
      {!block && (
        <TextField
          select
          label="For"
          value={value.place ?? 'answer'}
          onChange={({ target }) => set({ ...value, place: target.value as TextBlockPlace })}
        >
          {Object.entries(placeLabels).map(([place, label]) => (
            <MenuItem key={place} value={place}>
              {label}
            </MenuItem>
          ))}
        </TextField>
      )}
      <TextField
        label="Text"
        required
        multiline
        minRows={6}
        maxRows={14}
        value={value.text}
        inputRef={field}
        onChange={({ target }) => set({ ...value, text: target.value })}
        slotProps={{ htmlInput: { maxLength: textBlockLimits.text, lang: value.language } }}
      />
      <PlaceholderButtons field={field} onChange={(text) => set({ ...value, text })} />
      <FormControlLabel
        control={
          <Checkbox checked={value.onlyIfFree ?? false} onChange={(_, onlyIfFree) => set({ ...value, onlyIfFree })} />
        }
        label="Only while the requested day is free for them"
      />
      {theirs && (
        <TextBlockConflict
          theirs={theirs}
          onKeepMine={() => {
            setVersion(theirs.version);
            setTheirs(undefined);
          }}
          onTakeTheirs={() => {
            setVersion(theirs.version);
            set(writtenOf(theirs));
            setTheirs(undefined);
          }}
        />
      )}
      {block && (
        <Button
          color="error"
          startIcon={<DeleteOutlined />}
          sx={{ alignSelf: 'flex-start' }}
          loading={remove.isPending}
          onClick={() => deleteBlock(block)}
        >
          Delete
        </Button>
      )}
    </FormDialog>
  );
}
