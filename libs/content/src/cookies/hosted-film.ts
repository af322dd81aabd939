/** Consent before another provider's player is loaded; `{provider}` is the host of its address. */
export const hostedFilm = {
  consent:
    'This film is shown by another provider’s player ({provider}). It receives your IP address and may set cookies once you load it, not before.',
  load: 'Agree and load the film',
} as const;
