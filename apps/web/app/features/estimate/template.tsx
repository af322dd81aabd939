import { createContext, type ReactNode, use } from 'react';
import { ServerFilled } from '../../components/loading/server-filled';
import { estimateTemplate, notPart, partMarks } from '@mainstage/estimate/page-placeholders';

/** Whether what is drawn is the built page's template, which whoever serves the page fills in. */
export const InTemplate = createContext(false);

interface WhereProps {
  /** The part's name in the template. */
  part: string;
  holds: boolean;
  children: ReactNode;
}

/** What is there where something holds; in the template, between marks of that name. */
export function Where({ part, holds, children }: WhereProps) {
  if (use(InTemplate)) return <Marked by={part}>{children}</Marked>;
  return holds ? children : null;
}

/** One where it holds, the other where it does not. */
export function Either({ part, holds, children, otherwise }: WhereProps & { otherwise: ReactNode }) {
  return (
    <>
      <Where part={part} holds={holds}>
        {children}
      </Where>
      <Where part={notPart(part)} holds={!holds}>
        {otherwise}
      </Where>
    </>
  );
}

/** Something for each of several; in the template once, between marks. */
export function Each<T>({ part, of, children }: { part: string; of: readonly T[]; children: (one: T) => ReactNode }) {
  const each = of.map(children);
  return use(InTemplate) ? <Marked by={part}>{each}</Marked> : each;
}

function Marked({ by, children }: { by: string; children: ReactNode }) {
  const { begin, end } = partMarks(by);
  return (
    <>
      {begin}
      {children}
      {end}
    </>
  );
}

/**
 * A placeholder that the server fills in: a part that React never hydrates.
 * @param otherwise shown where nobody fills it in
 */
export function FilledIn({ children, otherwise }: { children: ReactNode; otherwise: ReactNode }) {
  return (
    <ServerFilled data-part>
      <template data-template={estimateTemplate.begin}>
        <InTemplate value={true}>{children}</InTemplate>
      </template>
      {otherwise}
      <template data-template={estimateTemplate.end} />
    </ServerFilled>
  );
}
