const ordinals = ['', 'first', 'second', 'third'];

export const ordinal = (rank: number): string => ordinals[rank] ?? `${rank}th`;
