/** Settings that production requires, beside a database and a port for operators. */
export const productionSettings = {
  NODE_ENV: 'production',
  MAIL_SANDBOX: 'on',
  HOST: '127.0.0.1',
  PUBLIC_URL: 'https://stage.example',
  MAIL_FROM: 'Stage <hello@stage.example>',
  SALES_EMAIL: 'sales@stage.example',
  APP_SECRET: 'Qf7-kd02.mLw9_zXv4+Ty6/bRn1=Ghs3',
  OPS_USER: 'ops',
  OPS_PASSWORD: 'Tq8.vn27-Lw',
  EVENT_PLANNERS_PASSWORD: 'Zk5.mh31-Rb',
  DEVELOPMENT_PASSWORD: 'Yd9.pc64-Xs',
  WEBINAR_JOIN_URL: 'https://meet.stage.example/Kd82-vnq7',
};
