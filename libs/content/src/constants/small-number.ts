const names = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** A count in English: `three` up to twelve, digits beyond. */
export const smallNumber = (count: number): string => names[count] ?? String(count);
