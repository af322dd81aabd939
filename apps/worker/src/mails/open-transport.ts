import { serverFault } from '@mainstage/mail/server-trust';
import { createTransport, type MailTransport } from '@mainstage/mail/transport';
import type { Logger } from '@mainstage/observability/logger';
import type { WorkerConfig } from '../config';

/** Opens the mail transport of the settings and logs changes of its availability. */
export function openTransport(config: WorkerConfig, logger: Logger): MailTransport {
  return createTransport(config.SMTP_URL, {
    ...(config.SMTP_TRUSTED_CERTIFICATE && { trustedCertificate: config.SMTP_TRUSTED_CERTIFICATE }),
    connections: config.SMTP_CONNECTIONS,
    mailsPerConnection: config.SMTP_MAILS_PER_CONNECTION,
    timeouts: {
      greeting: config.SMTP_GREETING_SECONDS * 1000,
      finalDot: config.SMTP_FINAL_ANSWER_SECONDS * 1000,
    },
    onOpen: (error) =>
      logger.error(
        { err: error },
        `the mail server is unavailable: ${serverFault(error)}. Mails wait until it responds`,
      ),
    onClose: () => logger.info('the mail server is available again'),
  });
}
