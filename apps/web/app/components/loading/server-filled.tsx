import type { ComponentProps } from 'react';

/** An element whose content the server fills in. Hydration keeps that content, because only the server knows it. */
export function ServerFilled({ children, ...attributes }: ComponentProps<'div'>) {
  if (typeof document === 'undefined') return <div {...attributes}>{children}</div>;
  return <div {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
