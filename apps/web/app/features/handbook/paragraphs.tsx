import { styled } from '@mui/material/styles';

const Text = styled('div')({ maxWidth: '36em', textWrap: 'pretty', '& p + p': { marginTop: 16 } });

export function Paragraphs({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <Text>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Text>
  );
}
