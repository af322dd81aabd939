import Button from '@mui/material/Button';
import { type ComponentType, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { missingScriptWords } from '@mainstage/content/site/missing-scripts';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { attempts } from './attempts';

/** A part of a page whose script is loaded when it is first shown, or on hover and focus of its button. */
export type LazyPart<Props> = ComponentType<Props> & {
  /** Handlers for the buttons that show the part: they prefetch its script. */
  intent: { onPointerOver: (event: SyntheticEvent) => void; onFocus: (event: SyntheticEvent) => void };
};

/**
 * A component that loads its script on demand and renders nothing until then. A failed load is retried; after the last
 * attempt a message with a button is shown, and the rest of the page stays.
 * @param waits milliseconds before each retry
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waits?: readonly number[],
): LazyPart<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let pending: Promise<void> | undefined;
  const fetchPart = (): Promise<void> =>
    (pending ??= attempts(load, waits).then(
      (part) => void (Loaded = part),
      (error: unknown) => {
        pending = undefined;
        throw error;
      },
    ));
  const onIntent = ({ target }: SyntheticEvent) => {
    if (target instanceof Element && target.closest('button, a')) fetchPart().catch(() => undefined);
  };

  function Part(props: Props) {
    const [, setLoaded] = useState(Loaded !== undefined);
    const [tries, setTries] = useState(1);
    const [failed, setFailed] = useState(false);

    useEffect(() => {
      let cancelled = false;
      fetchPart().then(
        () => !cancelled && setLoaded(true),
        () => !cancelled && setFailed(true),
      );
      return () => {
        cancelled = true;
      };
    }, [tries]);

    if (Loaded) return <Loaded {...props} />;
    if (!failed) return null;
    return (
      <PartMissing
        // After two failures a new release may have deleted the script, and only a reload helps.
        {...(tries === 1 && {
          onAgain: () => {
            setFailed(false);
            setTries(2);
          },
        })}
      />
    );
  }

  return Object.assign(Part, { intent: { onPointerOver: onIntent, onFocus: onIntent } });
}

/** Shown if a part's script did not load; offers another attempt, or without `onAgain` a reload. */
export function PartMissing({ onAgain }: { onAgain?: () => void }) {
  const alert = useRef<HTMLDivElement>(null);
  // The button of a dialog may be far from the message.
  useEffect(() => void alert.current?.scrollIntoView({ block: 'nearest' }), []);
  const words = missingScriptWords[document.documentElement.lang === 'de' ? 'de' : 'en'];
  return (
    <div role="alert" ref={alert}>
      <Stack spacing={1.5}>
        <Typography variant="prose">{words.part}</Typography>
        {onAgain ? (
          <Button variant="outlined" onClick={onAgain}>
            {words.reload}
          </Button>
        ) : (
          <Button variant="outlined" href={window.location.pathname + window.location.search}>
            {words.reload}
          </Button>
        )}
      </Stack>
    </div>
  );
}
