import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { until } from '../testing/until';
import { PollingLoop } from './polling-loop';

const silent = pino({ level: 'silent' });

describe('a routine', () => {
  it('never runs twice at once, and begins anew when woken meanwhile', async () => {
    let running = 0;
    let most = 0;
    let rounds = 0;
    const routine = new PollingLoop(
      'test',
      async () => {
        running += 1;
        most = Math.max(most, running);
        await delay(10);
        running -= 1;
        rounds += 1;
        return 60_000;
      },
      silent,
    );
    routine.start();
    routine.start();
    await delay(2);
    routine.wake();
    await until(
      'the round it was woken for',
      () => rounds,
      (count) => count === 2,
    );
    routine.wake();
    await until(
      'one more',
      () => rounds,
      (count) => count === 3,
    );
    expect(most).toBe(1);
    await routine.stop();
  });

  it('survives failures and does not hurry because of a call', async () => {
    let rounds = 0;
    const routine = new PollingLoop(
      'test',
      async () => {
        rounds += 1;
        throw new Error('away');
      },
      silent,
    );
    routine.start();
    for (let call = 0; call < 5; call += 1) {
      await delay(5);
      routine.wake();
    }
    expect(rounds).toBe(1);
    await routine.stop();
  });

  it('finishes the round in hand before it stops', async () => {
    let finished = false;
    const routine = new PollingLoop(
      'test',
      async () => {
        await delay(20);
        finished = true;
        return 0;
      },
      silent,
    );
    routine.start();
    await routine.stop();
    expect(finished).toBe(true);
  });
});
