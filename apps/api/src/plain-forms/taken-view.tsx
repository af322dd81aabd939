import { plainFormWords } from '@mainstage/content/forms/plain-form';
import { ChosenSection } from './chosen-section';
import { formWords } from './form-words';
import { Paragraphs } from './paragraphs';
import type { PlainForm } from './plain-form';
import { ReceiptView } from './receipt-view';

interface TakenViewProps {
  sent: PlainForm;
  id: string;
  lines: readonly string[];
}

/** What the page says of a form that was taken. */
export function TakenView({ sent, id, lines }: TakenViewProps) {
  const { language } = formWords[sent.form].copy;
  return (
    <>
      <Paragraphs lines={lines} />
      <ReceiptView sent={sent} id={id} />
      <ChosenSection sent={sent} />
      <p>
        <a href="/">{plainFormWords[language].home}</a>
      </p>
    </>
  );
}
