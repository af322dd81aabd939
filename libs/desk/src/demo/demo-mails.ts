import type { DeskKind } from '@mainstage/contracts/desk/leads';
import type { Mail } from '@mainstage/database/entities/mail';
import type { DemoStory } from './demo-story';

const minuteMs = 60_000;

/** The two mails of a form, stored as sent; none is due, so the demo sends no mail. */
export function demoMails(
  { unreached }: DemoStory,
  { kind, leadId, email, receivedAt }: { kind: DeskKind; leadId: string; email: string; receivedAt: Date },
): Partial<Mail>[] {
  const common = {
    ...{ form: kind, leadId, createdAt: receivedAt, dueAt: receivedAt, firstDueAt: receivedAt, attempts: 1 },
    finishedAt: new Date(receivedAt.getTime() + minuteMs / 4),
  };
  return [
    {
      ...{ ...common, kind: `${kind}-confirmation`, recipient: 'visitor', toAddress: email },
      ...(unreached
        ? { status: 'dead', lastReply: '550 5.1.1 User unknown', settledAt: common.finishedAt }
        : { status: 'sent', lastReply: '250 2.0.0 Ok: queued' }),
    },
    { ...common, kind: `${kind}-notification`, recipient: 'sales', status: 'sent', lastReply: '250 2.0.0 Ok: queued' },
  ];
}
