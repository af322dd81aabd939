import Button from '@mui/material/Button';
import type { DeskMessage } from '@mainstage/contracts/desk/leads';
import { useState } from 'react';
import { AttachmentList } from './attachment-list';
import { MessageNotices } from './message-notices';
import { MessageView } from './message-view';

/** Details of a message in the timeline: omissions of its text, files, and a button for the whole message. */
export function EntryMessage({ message: { id, notices, attachments, numbered } }: { message: DeskMessage }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {!isOpen && (
        <>
          <MessageNotices notices={notices} />
          <AttachmentList messageId={id} files={attachments.map((name) => ({ name }))} areLinks={numbered} />
        </>
      )}
      <Button size="small" sx={{ ml: -0.5 }} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Hide the whole message' : 'Show the whole message'}
      </Button>
      {isOpen && <MessageView id={id} />}
    </>
  );
}
