import type { PublicAnswerTimes } from '@mainstage/contracts/desk/numbers';
import { databaseTime } from '@mainstage/database/database-time';
import type { EntityManager } from 'typeorm';
import { type AnswerTime, answerTimeList, answerTimes, type Period } from './answer-times';
import { offerNumbers } from './offer-numbers';

const days = 30;
/** With fewer leads, a percentage would be meaningless. */
const fewest = 20;
/** Milliseconds for which a result is cached. */
const reuseMs = 60_000;

/** How well the promise to answer was kept in the last 30 days, and how soon offers were sent; public (rule desk.promise). */
export class PromiseReader {
  private latest?: { at: number; result: Promise<PublicAnswerTimes> };

  /** @param source whose manager exists once the database responds */
  constructor(private readonly source: { manager: EntityManager }) {}

  /** At most a minute old. Rejects if the database does not respond. */
  read(): Promise<PublicAnswerTimes> {
    const now = performance.now();
    if (this.latest && now - this.latest.at < reuseMs) return this.latest.result;
    const latest = { at: now, result: this.measure() };
    this.latest = latest;
    latest.result.catch(() => {
      if (this.latest === latest) this.latest = undefined;
    });
    return latest.result;
  }

  /** The counted leads; none if there are too few. */
  async list(): Promise<AnswerTime[]> {
    const list = await answerTimeList(this.source.manager, await this.period());
    return list.length < fewest ? [] : list;
  }

  private async measure(): Promise<PublicAnswerTimes> {
    const period = await this.period();
    const [times, { leads, medianMinutes }] = await Promise.all([
      answerTimes(this.source.manager, period),
      offerNumbers(this.source.manager, period),
    ]);
    return {
      times: times.leads < fewest ? null : { ...times, days },
      offers: leads < fewest || medianMinutes === null ? null : { leads, medianMinutes, days },
    };
  }

  private async period(): Promise<Period> {
    const to = await databaseTime(this.source.manager);
    return { from: new Date(to.getTime() - days * 86_400_000), to };
  }
}
