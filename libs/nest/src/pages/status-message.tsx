interface StatusMessageProps {
  text: string;
  /** `refused`: the action was not done. */
  kind?: 'done' | 'refused';
}

export function StatusMessage({ text, kind = 'done' }: StatusMessageProps) {
  return (
    <p role="status" className={kind}>
      {text}
    </p>
  );
}
