import { addDays } from '@mainstage/calendar/days/hours';
import { berlinToday } from '@mainstage/contracts/calendar';
import type { DeskEntry } from '../entities/desk-entry';
import type { DeskLead } from '../entities/desk-lead';
import { planChange } from '../changes/lead-changes';
import { type Member, SalesTeam } from '../team/sales-team';
import type { DemoStory } from './demo-story';

const minuteMs = 60_000;

/** The desk's history of a story's lead. */
export function demoHistory(
  lead: DeskLead,
  { state, owner, answeredAfter, lostReason, nextStep, note }: DemoStory,
  { team, now }: { team: readonly Member[]; now: Date },
): { lead: DeskLead; entries: Partial<DeskEntry>[] } {
  const by = team[owner === undefined ? -1 : owner % team.length]?.email;
  if (by === undefined) return { lead, entries: [] };
  const after = (minutes: number) => new Date(Math.min(lead.receivedAt.getTime() + minutes * minuteMs, now.getTime()));
  const entries: Partial<DeskEntry>[] = [];
  let current = lead;
  const change = (at: Date, next: Omit<Parameters<typeof planChange>[0]['change'], 'version'>) => {
    const planned = planChange({
      lead: current,
      change: { version: current.version, ...next },
      by,
      now: at,
      team: new SalesTeam(team),
    });
    current = Object.assign(current, planned.columns, { version: current.version + 1 });
    entries.push(...planned.entries.map((entry) => ({ ...entry, at, by })));
  };
  const decided = answeredAfter ?? 0;
  change(after(Math.min(decided / 2, 20)), { state: 'taken' });
  if (note) entries.push({ at: after(decided / 2 + 5), by, kind: 'note', title: 'Note', text: note });
  if (answeredAfter !== undefined)
    change(after(answeredAfter), { state: 'answered', answeredBy: answeredAfter % 2 ? 'telephone' : 'mail' });
  if (nextStep)
    change(after(decided + 10), { nextStep: { what: nextStep[0], due: addDays(berlinToday(now), nextStep[1]) } });
  if (state === 'won') change(after(decided + 3000), { state });
  if (state === 'lost') change(after(decided + 4000), { state, ...(lostReason && { lostReason }) });
  // No reminders about invented leads.
  return { lead: Object.assign(current, { nextAlarmAt: null }), entries };
}
