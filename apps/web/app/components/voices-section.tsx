import { styled } from '@mui/material/styles';
import { Small } from '@mainstage/ui/text/text';
import { type Voice, Voices } from '@mainstage/ui/text/voices';
import { Titled } from './titled';

interface VoicesSectionProps {
  copy: { title: string; note: string; items: readonly Voice[] };
}

const Note = styled(Small)({ marginTop: 56 });

/** Sample voices, and that they are samples. */
export function VoicesSection({ copy }: VoicesSectionProps) {
  return (
    <Titled id="voices" title={copy.title} tone="ink">
      <Voices voices={copy.items} />
      <Note>{copy.note}</Note>
    </Titled>
  );
}
