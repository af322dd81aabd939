import Send from '@mui/icons-material/Send';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AnswerComposer, AnswerDraft, AnswerText } from '@mainstage/contracts/desk/answer';
import { attachmentMention } from '@mainstage/contracts/desk/missing-attachment';
import type { DeskLeadDetail } from '@mainstage/contracts/desk/leads';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { type DraftStatus, DraftSaver, type LocalDraft } from '../drafts/draft-saver';
import { DraftState } from '../drafts/draft-state';
import { readDraft } from '../drafts/draft-store';
import { serverNow } from '../api/server-time';
import { useSession } from '../session/session';
import { momentText } from '../text/times';
import { answerDraftPlace } from './answer-draft';
import { AnswerFields } from './answer-fields';
import { ComposerTools } from './composer-tools/composer-tools';
import { useAttachDocument } from './composer-tools/use-attach-document';
import { answerTexts, textOf } from './answer-text';
import { NoReplyDialog } from '../lead/dialogs/no-reply-dialog';
import { localName } from './local-name';
import { FileList } from './file-list';
import { Meanwhile } from './meanwhile';
import { AnsweredAlready, MissingAttachment } from './questions';
import { OfferMovesView } from '../offers/offer-moves';
import { useOfferMoves } from '../offers/use-offer-moves';
import { useNotices } from '../shell/notices';
import { RemindField } from './remind-field';
import { SendLater } from './send-later';
import { useDrop } from './use-drop';
import { useFiles } from './use-files';
import { useInsert } from './use-insert';
import { useSendKey } from './use-send-key';
import { useSendAnswer } from './use-send-answer';

interface AnswerFormProps {
  lead: DeskLeadDetail;
  composer: AnswerComposer;
  onClose: () => void;
  onUndo: (answerId: string) => void;
  /** Discards the draft. */
  onDiscard: () => void;
}

/** The answer to a client: stored on the server at every pause, sent by Ctrl and Enter. */
export function AnswerForm({ lead, composer, onClose, onUndo, onDiscard }: AnswerFormProps) {
  const { member } = useSession();
  const [local] = useState(() => readDraft(member.email, localName(lead.id)) as LocalDraft<AnswerText> | undefined);
  const [status, setStatus] = useState<DraftStatus<AnswerDraft>>({ is: composer.draft ? 'saved' : 'untouched' });
  const [saver] = useState(
    () => new DraftSaver(answerDraftPlace(lead.id), member.email, composer.draft?.revision ?? 0, setStatus),
  );
  const { control, subscribe, reset, getValues, setValue, setError, formState, handleSubmit } = useForm<AnswerText>({
    defaultValues: local?.text ?? textOf(composer),
  });
  const { files, setFiles, uploading, problems, add, remove } = useFiles(
    lead.id,
    composer.draft?.files ?? [],
    async () => {
      // A file belongs to a draft, so the first file creates one.
      if (saver.revision === 0) saver.change(getValues());
      await saver.flush();
    },
  );
  const { send, isPending, rejected, answered, decide } = useSendAnswer({
    leadId: lead.id,
    saver,
    onSent: onClose,
    onUndo,
  });
  const attach = useAttachDocument(lead.id, add);
  const [dialog, setDialog] = useState<'later' | 'attachment' | 'remind'>();
  const drop = useDrop((dropped) => void add(dropped));
  const body = useRef<HTMLTextAreaElement>(null);
  const { insertText, insertDraft } = useInsert(body, (text) => setValue('body', text, { shouldDirty: true }));
  const [sendAt, remindBy, text] = useWatch({ control, name: ['sendAt', 'remindIfNoReplyBy', 'body'] });
  const offerMoves = useOfferMoves(lead.id, text);
  const { notify } = useNotices();

  useEffect(() => {
    saver.open();
    // Text that this tab could not store is used, unless another device has stored something since.
    if (local) saver.restore(local, composer.draft);
    const unsubscribe = subscribe({ formState: { values: true }, callback: ({ values }) => saver.change(values) });
    body.current?.focus();
    body.current?.setSelectionRange(0, 0);
    return () => {
      unsubscribe();
      saver.close();
    };
  }, [saver, subscribe, local, composer]);
  useEffect(() => {
    for (const { field, code } of rejected) setError(field as keyof AnswerText, { message: answerTexts[code] ?? code });
  }, [rejected, setError]);

  const press = (text: AnswerText, withoutFile = false) => {
    if (!offerMoves.isReady) {
      notify({ text: 'Not sent yet: what it changes in the calendar is not loaded', severity: 'info' });
      return;
    }
    const words = attachmentMention(text.body);
    if (words && files.length === 0 && !withoutFile) return setDialog('attachment');
    setDialog(undefined);
    // Nothing was changed: creates the draft from the shown text.
    if (saver.revision === 0) saver.change(text);
    send(composer.latest?.id ?? null);
  };
  const submit = handleSubmit((text) => press(text));
  const onKeyDown = (event: KeyboardEvent) => {
    // The form's dialogs and lists handle it first.
    if (event.key === 'Escape' && !event.defaultPrevented && !dialog) {
      event.stopPropagation();
      onClose();
    }
  };
  const form = useRef<HTMLFormElement>(null);
  useSendKey(form, () => void submit());
  // The dialogs are outside the form: submitting them must not submit it.
  return (
    <>
      <Box
        component="form"
        ref={form}
        noValidate
        onSubmit={(event) => void submit(event)}
        onKeyDown={onKeyDown}
        {...drop.handlers}
        sx={{
          ...{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 },
          ...(drop.isOver && { outline: 2, outlineStyle: 'dashed', outlineColor: 'text.primary', outlineOffset: -6 }),
        }}
      >
        <Box
          sx={{
            flex: 1,
            overflowY: 'auto',
            px: 2,
            py: 1.5,
            display: 'grid',
            gap: 1.5,
            alignContent: 'start',
            gridTemplateColumns: 'minmax(0, 1fr)',
          }}
        >
          <Meanwhile lead={lead} />
          <AnswerFields
            lead={lead}
            composer={composer}
            control={control}
            shown={{ cc: getValues('cc').length > 0, bcc: getValues('bcc').length > 0 }}
            bodyRef={body}
          />
          <ComposerTools
            lead={lead}
            onInsert={insertText}
            onDraft={insertDraft}
            onDocument={(kind, filename) => void attach(kind, filename)}
          />
          <FileList
            files={files}
            uploading={uploading}
            problems={problems}
            onAdd={(chosen) => void add(chosen)}
            onRemove={remove}
          />
          <RemindField
            value={remindBy}
            sendAt={sendAt}
            error={formState.errors.remindIfNoReplyBy?.message}
            onChange={(value) => setValue('remindIfNoReplyBy', value, { shouldDirty: true, shouldValidate: true })}
            onOther={() => setDialog('remind')}
          />
          <DraftState
            status={status}
            onTake={(current) => {
              reset(textOf({ ...composer, draft: current }));
              setFiles(current?.files ?? []);
              saver.resolve(current);
            }}
            onKeep={(current) => saver.resolve(current, getValues())}
          />
          <OfferMovesView {...offerMoves} />
          {formState.errors.sendAt && <Alert severity="error">{formState.errors.sendAt.message}</Alert>}
        </Box>
        <Box
          sx={{
            borderTop: 1,
            borderColor: 'divider',
            px: 2,
            py: 1.5,
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            alignItems: 'center',
          }}
        >
          <Button
            type="submit"
            variant="contained"
            startIcon={<Send />}
            loading={isPending}
            disabled={uploading.length > 0 || !offerMoves.isReady}
            aria-keyshortcuts="Control+Enter"
          >
            <span>{sendAt ? `Send ${momentText(sendAt, serverNow())}` : 'Send'}</span>
          </Button>
          <Button onClick={() => setDialog('later')}>{sendAt ? 'Other time' : 'Send later'}</Button>
          <Button color="secondary" onClick={onClose}>
            Close
          </Button>
          <Box sx={{ flex: 1 }} />
          <Button
            color="secondary"
            onClick={() => {
              saver.forget();
              onDiscard();
            }}
          >
            Discard
          </Button>
        </Box>
      </Box>
      {dialog === 'later' && (
        <SendLater
          value={sendAt}
          onChoose={(value) => setValue('sendAt', value, { shouldDirty: true })}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'remind' && (
        <NoReplyDialog
          from={sendAt ? Date.parse(sendAt) : serverNow()}
          submit="Use this time"
          onChoose={(value) => setValue('remindIfNoReplyBy', value, { shouldDirty: true, shouldValidate: true })}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'attachment' && (
        <MissingAttachment
          words={attachmentMention(getValues('body')) ?? ''}
          onSend={() => press(getValues(), true)}
          onClose={() => setDialog(undefined)}
        />
      )}
      {answered && <AnsweredAlready latest={answered} onSend={() => decide(true)} onClose={() => decide(false)} />}
    </>
  );
}
