import { Fragment, type ReactNode } from 'react';

interface DefinitionListProps {
  /** Term and value pairs; empty values are omitted. */
  items: readonly (readonly [term: string, value: ReactNode])[];
  className?: string;
}

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
