import { buildMail } from './build-mail';

export const sampleMail = (to: string) =>
  buildMail(
    {
      language: 'en',
      reason: 'You are receiving this email because somebody tests the transport.',
      subject: () => 'A plain mail',
      preview: () => 'It is only sent.',
      blocks: () => [{ kind: 'paragraph', text: 'Nothing else.' }],
    },
    {},
    {
      mailId: '7f6ac1c2-7d6e-4f0e-8a44-0f5b5a0c6e11',
      from: { name: 'Name of the House', address: 'hello@stage.example' },
      to,
    },
  );
