import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { until } from '../testing/until';
import { PollingLoop } from './polling-loop';

const silent = pino({ level: 'silent' });

describe('a polling loop', () => {
  it('never runs two rounds at a time, and starts another when notified meanwhile', async () => {
    let running = 0;
    let most = 0;
    let rounds = 0;
    const loop = new PollingLoop(
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
    loop.start();
    loop.start();
    await delay(2);
    loop.notify();
    await until(
      'the round it was notified for',
      () => rounds,
      (count) => count === 2,
    );
    loop.notify();
    await until(
      'one more',
      () => rounds,
      (count) => count === 3,
    );
    expect(most).toBe(1);
    await loop.stop();
  });

  it('survives failures and does not retry sooner because of a notification', async () => {
    let rounds = 0;
    const loop = new PollingLoop(
      'test',
      async () => {
        rounds += 1;
        throw new Error('away');
      },
      silent,
    );
    loop.start();
    for (let call = 0; call < 5; call += 1) {
      await delay(5);
      loop.notify();
    }
    expect(rounds).toBe(1);
    await loop.stop();
  });

  it('finishes the current round before it stops', async () => {
    let finished = false;
    const loop = new PollingLoop(
      'test',
      async () => {
        await delay(20);
        finished = true;
        return 0;
      },
      silent,
    );
    loop.start();
    await loop.stop();
    expect(finished).toBe(true);
  });
});
