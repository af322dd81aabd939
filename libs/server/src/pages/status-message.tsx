interface StatusMessageProps {
  text: string;
  /** `refused`: what was asked for was not done. */
  kind?: 'done' | 'refused';
}

/** What an action on the page resulted in. */
export function StatusMessage({ text, kind = 'done' }: StatusMessageProps) {
  return (
    <p role="status" className={kind}>
      {text}
    </p>
  );
}
