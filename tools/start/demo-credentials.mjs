/**
 * Default credentials outside production. The same values as in libs/config/src/settings.ts, which plain Node.js cannot
 * read before the build; demo-credentials.spec.ts compares the two.
 */
export const demoCredentials = {
  OPS_USER: 'ops',
  OPS_PASSWORD: 'ops-demo-password',
  EVENT_PLANNERS_PASSWORD: 'planners-demo',
  DEVELOPMENT_PASSWORD: 'development-demo',
};
