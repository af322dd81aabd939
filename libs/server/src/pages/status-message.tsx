interface StatusMessageProps {
  text: string;
  /** `refused`: what was asked for was not done. */
  kind?: 'done' | 'refused';
}

/** What became of the button that was pressed. */
export function StatusMessage({ text, kind = 'done' }: StatusMessageProps) {
  return (
    <p role="status" className={kind}>
      {text}
    </p>
  );
}
