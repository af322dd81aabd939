import { chosenLines } from '@mainstage/content/brief/chosen-lines';
import { calendarWords } from '@mainstage/content/calendar/words';
import { chosenAt } from './chosen';
import { takesBrief } from './page-address';
import type { NoJsForm } from './no-js-form';

/** What was chosen on the pages before, as the page's address says; nothing where nothing was, or the form takes none. */
export function ChosenSection({ sent: { form, address } }: { sent: NoJsForm }) {
  const lines = takesBrief(form) ? chosenLines(chosenAt(address)) : [];
  if (lines.length === 0) return undefined;
  return (
    <section className="chosen" aria-label={calendarWords.form.request}>
      <p>{calendarWords.form.request}</p>
      <ul>
        {lines.map(([name, words]) => (
          <li key={name}>{words}</li>
        ))}
      </ul>
    </section>
  );
}
