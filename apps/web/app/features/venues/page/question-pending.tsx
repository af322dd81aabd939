import { useEffect } from 'react';
import { useHydrated } from '@mainstage/ui/motion/use-hydrated';
import { readPlanScript } from '../../../components/planned/read-plan-script';

/** The document is marked with what of it is still to be rendered for the visitor's question: its seating, its day, or both. */
const mark = 'question';
/** Where the scripts do not come, the figures that were built show again. Milliseconds. */
const longest = 10_000;

/** The inline script before the figures. */
export const questionScript = `{${readPlanScript}
  const root = document.documentElement;
  const pending = [(planned('guests') || planned('layout')) && 'seating', planned('date') && 'day'];
  if (pending.some(Boolean)) {
    root.dataset.${mark} = pending.filter(Boolean).join(' ');
    setTimeout(() => delete root.dataset.${mark}, ${longest});
  }
}`;

/** The inline script after the fields: fills each with what is planned, unless the field cannot hold it. */
export const fillPlanScript = `{${readPlanScript}
  for (const field of document.currentScript.previousElementSibling.querySelectorAll('input, select')) {
    const built = field.value;
    field.value = planned(field.name) || built;
    field.value ||= built;
  }
}`;

/**
 * Hides the figures that depend on the visitor's question until they are rendered for it, so that neither a shared link
 * nor a plan from another page shows the figures of another question first. Comes before those figures; React does not
 * run it after a navigation.
 */
export function QuestionPending() {
  const hydrated = useHydrated();
  useEffect(() => {
    if (hydrated) delete document.documentElement.dataset[mark];
  }, [hydrated]);
  return <script dangerouslySetInnerHTML={{ __html: questionScript }} />;
}

/** Fills the fields in the element before it while the page is parsed. */
export const FillFromPlan = () => <script dangerouslySetInnerHTML={{ __html: fillPlanScript }} />;

/** Selects what is inside a document in which this is still to be rendered. */
export const whilePending = (part: 'seating' | 'day') => `html[data-${mark}~="${part}"] &`;
