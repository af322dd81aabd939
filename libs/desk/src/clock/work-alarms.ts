import { alarmTimes } from '@mainstage/calendar/days/alarm-times';
import { nextBusinessTime } from '@mainstage/calendar/days/business-time';
import { databaseTime } from '@mainstage/database/database-time';
import { DeskEntry } from '../entities/desk-entry';
import { DeskLead } from '../entities/desk-lead';
import { type EntityManager, MoreThanOrEqual, Raw } from 'typeorm';
import { notifyDesk } from '../changes/notify-desk';
import type { SalesTeam } from '../team/sales-team';
import { enqueueAlarm } from './alarm-mails';
import { stageAt, stages } from './alarm-stage';
import { forEachLead, type LeadRound } from './each-lead';
import { presentMembers } from './present-members';

/**
 * Sends reminders and escalations of unanswered leads (rule desk.alarms). Each lead, its entry and its mails change in
 * one transaction; several workers take different leads (SKIP LOCKED). Missed stages are skipped: only the present one
 * is handled; outside business hours everything waits for the next opening.
 * @param limit leads per call
 */
export async function workAlarms(manager: EntityManager, team: SalesTeam, limit: number): Promise<LeadRound> {
  const due = await manager.find(DeskLead, {
    select: { leadId: true },
    where: isDue,
    order: { nextAlarmAt: 'ASC' },
    take: limit,
  });
  if (due.length === 0) return { done: 0, failures: [] };
  const present = await presentMembers(manager, team, await databaseTime(manager));
  return forEachLead(
    manager,
    due.map(({ leadId }) => leadId),
    async (own, leadId) => {
      const lead = await own.findOne(DeskLead, {
        where: { leadId, ...isDue },
        lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
      });
      if (!lead) return false;
      const emails = present.map(({ email }) => email);
      await new Alarm(own, team, emails, await databaseTime(own)).work(lead);
      return true;
    },
    'next_alarm_at <= now()',
  );
}

const isDue = { nextAlarmAt: Raw((column) => `${column} <= now()`) };

class Alarm {
  constructor(
    private readonly manager: EntityManager,
    private readonly team: SalesTeam,
    private readonly present: readonly string[],
    private readonly now: Date,
  ) {}

  async work(lead: DeskLead): Promise<void> {
    const opening = new Date(nextBusinessTime(this.now.getTime()));
    if (opening > this.now) return this.update(lead, { nextAlarmAt: opening });
    await this.advance(lead);
    await notifyDesk(this.manager, [lead.leadId]);
  }

  private async advance(lead: DeskLead): Promise<void> {
    if (!lead.clockStartedAt || lead.answeredAt || lead.eraseRequestedAt || !['new', 'taken'].includes(lead.state))
      return this.update(lead, { nextAlarmAt: null });
    const { stage, nextAlarmAt } = stageAt(lead.clockStartedAt, this.now);
    await this.update(lead, { alarmStage: Math.max(stage, lead.alarmStage), alarmFailures: 0, nextAlarmAt });
    if (stage <= lead.alarmStage) return;
    if (stage === stages.halfWay) await this.remind(lead);
    if (stage === stages.threeQuarters) await this.takeBack(lead);
    if (stage === stages.overdue) await this.escalate(lead);
  }

  /** Half of the time is over: reminds the owner, or everybody if there is no owner or the owner is away. */
  private async remind(lead: DeskLead): Promise<void> {
    if (lead.owner === null)
      return this.notifyTeam(lead, stages.halfWay, 'Half of the time is over without an owner; the team was reminded');
    const owner = this.team.nameOf(lead.owner);
    if (!this.present.includes(lead.owner)) {
      await this.release(lead);
      return this.notifyTeam(lead, stages.halfWay, `${owner} is away: it is everybody’s again`);
    }
    await enqueueAlarm(this.manager, lead, stages.halfWay, [lead.owner]);
    await this.note(lead, `Half of the time is over: ${owner} was reminded`);
  }

  /** Three quarters are over: an owner who did nothing since the reminder loses the lead. */
  private async takeBack(lead: DeskLead): Promise<void> {
    if (lead.owner === null) {
      // No reminder was sent, because no worker ran.
      if (lead.alarmStage === 0)
        await this.notifyTeam(
          lead,
          stages.threeQuarters,
          'Three quarters of the time are over without an owner; the team was reminded',
        );
      return;
    }
    const away = !this.present.includes(lead.owner);
    if (!away && (await this.hasActed(lead))) return;
    const owner = this.team.nameOf(lead.owner);
    await this.release(lead);
    await this.notifyTeam(
      lead,
      stages.threeQuarters,
      `${owner} ${away ? 'is away' : 'had it and did nothing about it'}: it is everybody’s again`,
    );
  }

  private async escalate(lead: DeskLead): Promise<void> {
    const addresses = this.team.escalation;
    await enqueueAlarm(this.manager, lead, stages.overdue, addresses);
    await this.note(
      lead,
      `The answer is overdue: ${addresses.map((address) => this.team.nameOf(address)).join(', ')} was notified`,
    );
  }

  /** The owner took it, wrote a note, a next step or a mail since the reminder was due. */
  private hasActed({ leadId, owner, clockStartedAt }: DeskLead): Promise<boolean> {
    const { halfWay } = alarmTimes(clockStartedAt!);
    return this.manager.existsBy(DeskEntry, { leadId, by: owner!, at: MoreThanOrEqual(halfWay) });
  }

  /** A regular change, so that everybody who has the lead open sees that it has no owner. */
  private release(lead: DeskLead): Promise<void> {
    return this.update(lead, { owner: null, state: 'new', version: () => 'version + 1' });
  }

  /** If nobody is present, everybody is notified. */
  private async notifyTeam(lead: DeskLead, stage: number, title: string): Promise<void> {
    const here = this.present.length > 0 ? this.present : this.team.active.map(({ email }) => email);
    await enqueueAlarm(this.manager, lead, stage, here);
    await this.note(lead, title);
  }

  private async note({ leadId }: DeskLead, title: string): Promise<void> {
    await this.manager.insert(DeskEntry, { leadId, kind: 'notice', title });
  }

  private async update({ leadId }: DeskLead, columns: Parameters<EntityManager['update']>[2]): Promise<void> {
    await this.manager.update(DeskLead, { leadId }, columns);
  }
}
