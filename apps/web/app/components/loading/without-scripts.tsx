import Button, { type ButtonProps } from '@mui/material/Button';
import type { DialogOpener } from './use-lazy-dialog';
import { styled } from '@mui/material/styles';
import { lazy, type ReactElement, type ReactNode, Suspense } from 'react';

/**
 * Prerendered content for browsers without scripts only. No browser fetches its script, because React does not hydrate
 * what is inside `noscript`.
 */
export function withoutScripts(load: () => Promise<() => ReactNode>): ReactElement {
  const Part = lazy(async () => ({ default: await load() }));
  return (
    <noscript>
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </noscript>
  );
}

interface DialogButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'children'> {
  opener: DialogOpener;
  /** Id of the prerendered content that replaces the dialog. */
  instead: string;
}

/** A button that nothing would answer where no script runs: it is not shown there. */
export const WithScripts = styled(Button)({ '@media (scripting: none)': { display: 'none' } });

/** Opens a dialog; without scripts it links to the content in the page instead. */
export function DialogButton({ opener, instead, children, ...look }: DialogButtonProps) {
  return (
    <>
      <WithScripts {...look} {...opener}>
        {children}
      </WithScripts>
      <noscript>
        <Button {...look} href={`#${instead}`}>
          {children}
        </Button>
      </noscript>
    </>
  );
}
