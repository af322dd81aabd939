import { factsOf } from '@mainstage/venues/facts/capacities';
import { type JoinedId } from '@mainstage/venues/facts/catalog';
import { conflicts, type Conflict } from './conflicts';
import { venueIds } from '@mainstage/venues/facts/ids';
import {
  floorsMaking,
  floorsWith,
  madeOf,
  nearest,
  neighbours,
  otherSettings,
  partOf,
  settingOf,
  venueOfRoom,
} from './relations';
import { summaryOf } from './summary';
import { venueReport } from './report';
import { venues } from './venues';
import { horizonRooms } from './carousels/horizon';
import { libertyRooms } from './carousels/liberty';
import { skylineRooms } from './carousels/skyline';

const names = (parts: readonly { name: string }[]) => parts.map(({ name }) => name);

describe('the fact graph', () => {
  it('composes floors of rooms', () => {
    expect(names(madeOf('skyline-floor'))).toEqual(['Skyline Stage', 'Sky Lounge', 'Sky Terrace']);
    expect(names(madeOf('liberty-floor'))).toEqual([
      ...['Liberty Stage', 'Atrium', 'Hub', 'Foyer', 'Workshop', 'Arena', 'Straight-up', 'Boardroom'],
    ]);
    expect(names(madeOf('horizon-floor'))).toEqual(['Horizon Stage', 'Horizon Hub', 'Directors Circle']);
    expect(madeOf('boardroom')).toEqual([]);
  });

  it('composes double and triple stages of floors', () => {
    expect(floorsMaking('skyline-liberty-double')).toEqual(['skyline-floor', 'liberty-floor']);
    expect(floorsMaking('horizon-skyline-double')).toEqual(['skyline-floor', 'horizon-floor']);
    expect(floorsMaking('skyline-liberty-horizon-triple')).toEqual(['skyline-floor', 'liberty-floor', 'horizon-floor']);
    expect(floorsMaking('skyline-floor')).toEqual([]);
    expect(partOf('horizon-floor')).toEqual([
      ...['skyline-horizon-double', 'horizon-liberty-double', 'horizon-skyline-double'],
      'skyline-liberty-horizon-triple',
    ]);
  });

  it('orders neighbours: own rooms, settings of the hall, the floor, then pairs of floors', () => {
    expect(nearest('skyline-stage-terrace').slice(0, 2)).toEqual(['skyline-stage', 'sky-terrace']);
    expect(nearest('nova-stage')[0]).toBe('skyline-stage');
    expect(nearest('arena').slice(0, 5)).toEqual(
      expect.arrayContaining(['liberty-stage', 'workshop', 'straight-up', 'boardroom']),
    );
    expect(nearest('team-office')).toContain('private-office');
    for (const id of venueIds) expect(nearest(id)).not.toContain(id);
  });

  it.each(venueIds)('%s is a part of exactly the venues that contain it', (id) => {
    for (const whole of partOf(id)) {
      const made = madeOf(whole).some(({ venue }) => venue === id) || floorsMaking(whole).includes(id);
      expect([whole, made]).toEqual([whole, true]);
    }
    for (const { venue } of madeOf(id)) if (venue) expect(partOf(venue)).toContain(id);
  });

  it('gives combinations the sum of their parts’ areas and their walls', () => {
    for (const id of venueIds) {
      const parts = madeOf(id);
      if (parts.length === 0) continue;
      const facts = factsOf(id as JoinedId);
      expect(facts.areaSqm).toBe(parts.reduce((sum, { room }) => sum + factsOf(room).areaSqm, 0));
      expect(facts.ledWallsSqm.length).toBe(parts.filter(({ room }) => factsOf(room).ledWallsSqm.length > 0).length);
      expect([...facts.floors].sort()).toEqual([...new Set(parts.map(({ floor }) => floor))].sort());
    }
  });

  it('knows settings of the same hall', () => {
    expect(settingOf('nova-stage')).toBe('skyline-stage');
    expect(otherSettings('nova-stage')).toEqual(['skyline-stage', 'vista-stage', 'skyline-studio']);
    expect(otherSettings('liberty-stage')).toEqual(['liberty-studio']);
    expect(otherSettings('boardroom')).toEqual([]);
  });

  it.each(venueIds)('%s has facts, a floor and neighbours', (id) => {
    const { area, capacity, level, people, areaSqm, wall, wallKind } = summaryOf(id);
    expect(area).toMatch(/^[\d,]+(–\d+|\+)? sqm$/);
    expect(capacity).toMatch(/^\d+\+? (guests|people)$/);
    expect(level).toMatch(/^Floors? [4-8]( \+ [4-8])*$/);
    expect(floorsWith(id).length).toBeGreaterThan(0);
    expect(people).toBeGreaterThan(0);
    expect(areaSqm).toBeGreaterThan(0);
    expect(wallKind === '').toBe(wall === '');
    const { previous, next } = neighbours(id);
    expect(neighbours(previous).next).toBe(id);
    expect(neighbours(next).previous).toBe(id);
  });

  it('places the offices on the co-working floors', () => {
    expect(floorsWith('private-office')).toEqual([7]);
    expect(floorsWith('enterprise-office')).toEqual([8]);
  });

  it('knows what to book for every room of a carousel', () => {
    const booked = [...skylineRooms, ...horizonRooms].map(({ id }) => [id, venueOfRoom(id)]);
    expect(booked).toContainEqual(['skyline-stage', 'skyline-stage']);
    expect(booked).toContainEqual(['horizon-hub', 'horizon-floor']);
    for (const { id } of libertyRooms) expect(floorsWith(venueOfRoom(id))).toEqual([5]);
  });
});

describe('figures that contradict each other', () => {
  it.each(conflicts.map((each) => [each.what, each as Conflict] as const))(
    '%s: all are kept, with where they are shown',
    (_what, conflict) => {
      expect(conflict.readings.length).toBeGreaterThan(1);
      expect(new Set(conflict.readings.map(({ figure }) => figure)).size).toBe(conflict.readings.length);
      for (const { shownOn } of conflict.readings) {
        expect(shownOn.length).toBeGreaterThan(0);
        for (const path of shownOn) expect(path).toMatch(/^\/[a-z-]+(\/[a-z-]+)?$/);
      }
    },
  );
});

describe('the report of venue facts', () => {
  it('lists every venue with its facts, and every conflict', () => {
    const report = venueReport();
    for (const id of venueIds) {
      const row = report.split('\n').find((line) => line.startsWith(`| \`${id}\` |`));
      const { area, capacity, level } = summaryOf(id);
      for (const fact of [venues[id].name, area, capacity, level]) expect(row).toContain(fact);
    }
    expect(report).toContain('90 + 60 + 30 sqm');
    for (const { what, readings } of conflicts) {
      expect(report).toContain(what);
      for (const { figure } of readings) expect(report).toContain(figure);
    }
  });
});
