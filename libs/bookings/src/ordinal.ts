const ordinals = ['', 'first', 'second', 'third'];

/** Rank of an option in words. */
export const ordinal = (rank: number): string => ordinals[rank] ?? `${rank}th`;
