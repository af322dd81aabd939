import { longMomentText } from '@mainstage/calendar/days/day-text';
import type { InboundMail } from '@mainstage/leads/inbound/entity';
import { DefinitionList } from '@mainstage/nest/pages/definition-list';
import { renderDocument } from '@mainstage/nest/pages/render-document';
import { StandalonePage } from '@mainstage/nest/pages/standalone-page';

/**
 * A whole message as text, quoted history and signature included: nothing of its HTML, no live link, nothing loaded.
 * @param originalUrl where operators get it as it came in
 */
export const messagePage = (message: InboundMail, originalUrl: string): string =>
  renderDocument(<MessagePage message={message} originalUrl={originalUrl} />);

function MessagePage({ message, originalUrl }: { message: InboundMail; originalUrl: string }) {
  const { subject, sender, receivedAt, attachmentNames, fullText } = message;
  const facts: [string, string][] = [
    ['From', sender ?? 'not given'],
    ['Received', `${longMomentText(receivedAt)} (Frankfurt time)`],
    ...(attachmentNames.length > 0 ? [['Attachments', attachmentNames.join(', ')] as [string, string]] : []),
  ];
  return (
    <StandalonePage title="A message that came in">
      <p className="state">The sender is unchecked</p>
      <h1>{subject || 'No subject'}</h1>
      <DefinitionList items={facts} />
      <h2>Message</h2>
      <pre>{fullText || 'This message has no text that could be read.'}</pre>
      <p>
        <a href={originalUrl}>The original with its attachments</a>, for operators: they are unchecked as well.
      </p>
    </StandalonePage>
  );
}
