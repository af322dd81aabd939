const webAuthn = { type: 'object', description: 'As the browser gave it (WebAuthn Level 3, JSON)' } as const;

export const deskAccessSchemas = {
  DeskAway: {
    type: 'object',
    required: ['until'],
    properties: { until: { type: ['string', 'null'], format: 'date', description: 'Last day of absence' } },
  },
  SignInStepAnswer: {
    type: 'object',
    required: ['next'],
    properties: { next: { type: 'string', enum: ['desk', 'passkey'] } },
  },
  PasskeyAnswer: { type: 'object', required: ['response'], properties: { response: webAuthn } },
  NewPasskey: {
    type: 'object',
    required: ['name', 'response'],
    properties: { name: { type: 'string', maxLength: 60 }, response: webAuthn },
  },
} as const;
