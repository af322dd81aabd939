/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import type { Notice } from '@mainstage/content/notices/notice';
import { handOn, takeHandedOn } from './handed-on';

const received: Notice = { style: 'success', title: 'Received', text: 'We have it.', language: 'en' };
const failed: Notice = { style: 'destructive', title: 'Failed', text: 'It did not go out.', language: 'en' };

describe('notices between two pages', () => {
  it('go along where something came right, once', () => {
    handOn([failed, received]);
    expect(takeHandedOn()).toEqual([received]);
    expect(takeHandedOn()).toEqual([]);
  });

  it('do not wait for a visitor who was elsewhere meanwhile', () => {
    const before = Date.now();
    handOn([received]);
    jest.spyOn(Date, 'now').mockReturnValue(before + 60_000);
    expect(takeHandedOn()).toEqual([]);
  });
});
