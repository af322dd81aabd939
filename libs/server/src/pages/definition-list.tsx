import { Fragment, type ReactNode } from 'react';

interface DefinitionListProps {
  /** What each is called and what it is; one that is empty is left out. */
  items: readonly (readonly [term: string, value: ReactNode])[];
  className?: string;
}

/** What is known, in the order given. */
export function DefinitionList({ items, className }: DefinitionListProps) {
  const known = items.filter(([, value]) => value !== null && value !== undefined && value !== '');
  return (
    <dl className={className}>
      {known.map(([term, value]) => (
        <Fragment key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
