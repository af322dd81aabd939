import type { AnswerComposer } from '@mainstage/contracts/desk/answer';
import type { DeskLeadDetail } from '@mainstage/contracts/desk/leads';
import { knownAddresses, textOf } from './answer-text';
import { fileProblem } from './file-problem';

const composer: AnswerComposer = {
  ...{ draft: null, to: ['ada@example.com'], cc: [], subject: 'Re: Party', quote: null, quoteWithheld: true },
  ...{ signature: 'Lena\nMainstage', latest: null, from: 'Lena, Mainstage <hello@venue.example>' },
};

describe('the text that the composer begins with', () => {
  it('stands above the signature', () =>
    expect(textOf(composer)).toEqual({
      ...{
        to: ['ada@example.com'],
        cc: [],
        bcc: [],
        subject: 'Re: Party',
        quote: false,
        sendAt: null,
        remindIfNoReplyBy: null,
      },
      body: '\n\nLena\nMainstage',
    }));

  it('is the draft', () => {
    const draft = { ...textOf(composer), body: 'Typed', revision: 2, files: [], updatedAt: '' };
    expect(textOf({ ...composer, draft })).toMatchObject({ body: 'Typed' });
  });
});

it('the addresses of a lead are known once each', () => {
  const timeline = ['ada@example.com', 'tom@example.com', null].map((sender) => ({ message: { sender } }));
  const reply = { to: 'tom@example.com' };
  expect(knownAddresses({ email: 'ada@example.com', reply, timeline } as unknown as DeskLeadDetail)).toEqual([
    'ada@example.com',
    'tom@example.com',
  ]);
});

describe('a file', () => {
  it.each([
    [{ name: 'a.exe', size: 1 }, 'cannot be sent'],
    [{ name: 'a.pdf', size: 0 }, 'is empty'],
    [{ name: 'a.pdf', size: 8_000_000 }, 'is too large'],
  ])('%j is refused before it is uploaded', (file, problem) => expect(fileProblem(file, [])).toContain(problem));

  it('is judged with those that are there', () => {
    expect(fileProblem({ name: 'a.pdf', size: 4_000_000 }, [])).toBeUndefined();
    expect(fileProblem({ name: 'a.pdf', size: 4_000_000 }, [{ size: 4_000_000 }])).toContain('is too large');
  });
});
