/** The landlord presentation. Its page comes with its own change; until then the gate gives nothing away. */
export const developmentContent = {} as const;
