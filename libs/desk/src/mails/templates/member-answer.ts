import { Withdrawn } from '@mainstage/leads/withdrawn';
import type { DeskMailOf } from '../desk-mail-of';
import type { MemberAnswer } from '../desk-reader';

/** A member's answer to the client of a lead (rule desk.answers). */
export const memberAnswer: DeskMailOf<'member-answer', MemberAnswer> = {
  kind: 'member-answer',
  name: 'Answer of a member, to the client',
  language: ({ language }) => language,
  reason: '',
  subject: ({ subject }) => subject,
  preview: () => '',
  blocks: () => [],
  letter: (answer) => answer,
  async props({ mail, desk }) {
    const answer = mail.aboutMail === null ? undefined : await desk.answer(mail.aboutMail);
    if (!answer) throw new Withdrawn('the answer is gone');
    return answer;
  },
  sample: {
    language: 'en',
    fromName: 'Lena Brandt, Name of the House',
    to: ['ada.muster@firma.example'],
    ...{ cc: ['office@firma.example'], bcc: [] },
    subject: 'Re: Your tour request [0192c3d4-5e6f-7a7b]',
    body: 'Dear Ms Muster,\n\nTuesday at ten suits us well: https://stage.example/venues\nThe plan is attached.\n\nLena Brandt',
    quote: { head: 'Ada Muster wrote on Tue 14 May 2030, 10:00:', text: 'Is the terrace included?\nAda' },
    inReplyTo: '<reply-1@firma.example>',
    references: ['<0192c3d4-5e6f-7a7b-8c9d-0e1f2a3b4c5d@stage.example>', '<reply-1@firma.example>'],
    date: new Date('2030-05-14T08:00:00Z'),
    files: [{ filename: 'Grundriß.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1.7 sample') }],
  },
};
