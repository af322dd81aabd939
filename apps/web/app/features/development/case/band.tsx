import { tone } from '@mainstage/ui/theme/tones';

interface BandProps {
  /** Points of the two lines that bound it. */
  low: string;
  high: string;
}

/** The area between the worst and the best of the stated ranges. */
export function Band({ low, high }: BandProps) {
  const back = low.split(' ').reverse().join(' ');
  return <polygon points={`${high} ${back}`} fill={tone.text} fillOpacity={0.16} stroke="none" />;
}
