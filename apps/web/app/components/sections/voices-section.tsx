import Typography from '@mui/material/Typography';
import { type Voice, Voices } from '@mainstage/ui/text/voices';
import { Titled } from './titled';

interface VoicesSectionProps {
  copy: { title: string; note: string; items: readonly Voice[] };
}

/** Sample testimonials, marked as samples. */
export function VoicesSection({ copy }: VoicesSectionProps) {
  return (
    <Titled id="voices" title={copy.title} tone="ink">
      <Voices voices={copy.items} />
      <Typography variant="caption" sx={{ marginTop: 7 }}>
        {copy.note}
      </Typography>
    </Titled>
  );
}
