import { longMomentText } from '@mainstage/calendar/days/day-text';
import { type WholeMessage, messageFrameSandbox, messageNotices } from '@mainstage/contracts/desk/messages';
import { DefinitionList } from '@mainstage/nest/pages/definition-list';
import { renderDocument } from '@mainstage/nest/pages/render-document';
import { StandalonePage } from '@mainstage/nest/pages/standalone-page';

/**
 * A whole message, quoted text included: its HTML in a sandboxed frame, its text, and its files.
 * @param address of the page, below which its parts are
 */
export const messagePage = (message: WholeMessage, address: string): string =>
  renderDocument(<MessagePage message={message} address={address} />);

function MessagePage({ message, address }: { message: WholeMessage; address: string }) {
  const { subject, from, fromName, receivedAt, text, hasHtml, notices, attachments } = message;
  return (
    <StandalonePage title="A message that came in">
      <p className="state">The sender is unchecked</p>
      <h1>{subject || 'No subject'}</h1>
      <DefinitionList
        items={[
          ['From', [fromName, from && (fromName ? `<${from}>` : from)].filter(Boolean).join(' ') || 'not given'],
          ['Received', `${longMomentText(new Date(receivedAt))} (Frankfurt time)`],
        ]}
      />
      {notices.map((notice) => (
        <p key={notice} role="note">
          <strong>{messageNotices[notice]}</strong>
        </p>
      ))}
      {attachments.length > 0 && (
        <>
          <h2>Attachments</h2>
          <ul>
            {attachments.map(({ name, size }, number) => (
              <li key={number}>
                <a href={`${address}/attachments/${number}`}>{name}</a> ({Math.ceil(size / 1024)} KB)
              </li>
            ))}
          </ul>
        </>
      )}
      <h2>Message</h2>
      {hasHtml && (
        <iframe
          title="The message as its sender laid it out"
          src={`${address}/html`}
          sandbox={messageFrameSandbox}
          referrerPolicy="no-referrer"
          style={{ width: '100%', height: '60vh', border: '1px solid #8a8a8a', background: '#fff' }}
        />
      )}
      {hasHtml ? (
        <details>
          <summary>As plain text</summary>
          <pre>{text}</pre>
        </details>
      ) : (
        text && <pre>{text}</pre>
      )}
      <p>
        <a href={`${address}/original`}>Download the original</a> with everything in it. Files are unchecked: open only
        what you expect.
      </p>
    </StandalonePage>
  );
}
