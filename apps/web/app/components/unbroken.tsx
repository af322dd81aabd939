/** Words in which no line ends within a word like double-height. */
export function Unbroken({ text }: { text: string }) {
  return text.split(/(\w+-\w+)/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ),
  );
}
