import { noJsFormWords } from '@mainstage/content/forms/no-js-form';
import { ChosenSection } from './chosen-section';
import { formWords } from './form-words';
import { Paragraphs } from './paragraphs';
import type { NoJsForm } from './no-js-form';
import { type AcceptedAnswer, ReceiptView } from './receipt-view';

interface AcceptedViewProps {
  sent: NoJsForm;
  answer: AcceptedAnswer;
  lines: readonly string[];
}

/** What the page says of a form that was accepted. */
export function AcceptedView({ sent, answer, lines }: AcceptedViewProps) {
  const { language } = formWords[sent.form].copy;
  return (
    <>
      <Paragraphs lines={lines} />
      <ReceiptView sent={sent} answer={answer} />
      <ChosenSection sent={sent} />
      <p>
        <a href="/">{noJsFormWords[language].home}</a>
      </p>
    </>
  );
}
