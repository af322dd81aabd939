import { answerByText } from '@mainstage/calendar/days/reply-deadline-text';
import { receiptWords } from '@mainstage/content/forms/receipt';
import { rulingTime } from '@mainstage/contracts/clock';
import { hasReceipt, receiptOf } from '@mainstage/leads/receipt';
import { DefinitionList } from '@mainstage/nest/pages/definition-list';
import type { VisitorMail } from '@mainstage/contracts/answers';
import type { NoJsForm } from './no-js-form';

/** What a receipt tells of the API's answer. */
export interface AcceptedAnswer {
  id: string;
  confirmation?: VisitorMail;
}

/**
 * The receipt that scripts put in the form's place: by when sales answers, the mail, the number, what was sent, and where
 * to go on. What was chosen before is shown below it, from the page's address.
 */
export function ReceiptView({ sent: { form, typed }, answer }: { sent: NoJsForm; answer: AcceptedAnswer }) {
  if (!hasReceipt(form)) return undefined;
  const { language, sent, meanwhile } = receiptOf(form, typed);
  const words = receiptWords[language];
  const mailText = answer.confirmation === 'withheld' ? words.withheldText : words.mailText;
  return (
    <>
      <p>{words.by(answerByText(rulingTime(), language))}</p>
      <DefinitionList
        className="receipt"
        items={[[words.mail, mailText(typed.email ?? '')], [words.reference, answer.id], ...sent]}
      />
      <p>{words.meanwhile}:</p>
      <ul>
        {meanwhile.map(({ to, label }) => (
          <li key={to}>
            <a href={to}>{label}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
