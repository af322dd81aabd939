export const webinarDialog = {
  title: 'Zum LED-Wall-Webinar anmelden',
  intro: '100 % kostenfrei und live online. Ihren Zugangslink erhalten Sie per E-Mail.',
} as const;
