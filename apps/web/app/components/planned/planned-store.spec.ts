/** @jest-environment jsdom */
import { plannedEvent, readPlanned } from './planned-store';

describe('what a visitor plans', () => {
  it('the planned event is read from texts, without what makes no sense', () => {
    const texts: Record<string, string> = {
      guests: '120',
      date: '2027-03-12',
      part: 'evening',
      layout: 'banquet',
      offer: 'weekend-immersion',
    };
    expect(readPlanned((name) => texts[name])).toEqual({ ...texts, guests: 120 });
    const wrong: Record<string, string> = {
      guests: '1.5',
      date: '2027-02-30',
      part: 'night',
      layout: 'toString',
      offer: 'toString',
    };
    expect(readPlanned((name) => wrong[name])).toEqual({});
    expect(readPlanned(() => null)).toEqual({});
  });

  it('the planned event is stored for this tab, and its listeners are notified', () => {
    const heard: unknown[] = [];
    const stop = plannedEvent.subscribe(() => heard.push(plannedEvent.read()));
    plannedEvent.change({ guests: 120, date: '2027-03-12' });
    plannedEvent.change({ guests: undefined });
    stop();
    plannedEvent.change({ layout: 'theatre' });
    expect(heard).toEqual([{ guests: 120, date: '2027-03-12' }, { date: '2027-03-12' }]);
    expect(JSON.parse(sessionStorage.getItem('mainstage.planned')!)).toEqual({ date: '2027-03-12', layout: 'theatre' });
  });
});
