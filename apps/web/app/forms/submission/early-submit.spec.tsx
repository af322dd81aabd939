import { jest } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import { answerEarlySubmit, keepEarlySubmit } from './early-submit';

describe('a form that is sent before its script has come', () => {
  const sentByBrowser = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
  const requested = jest.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => undefined);
  let form: HTMLFormElement;

  beforeAll(() => new Function(keepEarlySubmit)());
  beforeEach(() => {
    jest.useFakeTimers();
    jest.clearAllMocks();
    form = document.createElement('form');
    form.method = 'post';
    document.body.append(form);
  });
  afterEach(() => {
    form.remove();
    jest.useRealTimers();
  });

  it('is sent by its script once that is here, and not twice', () => {
    expect(fireEvent.submit(form)).toBe(false);
    answerEarlySubmit(form);
    jest.advanceTimersByTime(10_000);
    expect([requested.mock.calls.length, sentByBrowser.mock.calls.length]).toEqual([1, 0]);
  });

  it('is sent by the browser where its script does not come', () => {
    fireEvent.submit(form);
    jest.advanceTimersByTime(8000);
    expect(sentByBrowser).toHaveBeenCalledTimes(1);
  });

  it('is left to the browser where it asks for a page', () => {
    form.method = 'get';
    expect(fireEvent.submit(form)).toBe(true);
    form.method = 'dialog';
    expect(fireEvent.submit(form)).toBe(false);
  });

  it('is left alone where its script answers', () => {
    form.addEventListener('submit', (event) => event.preventDefault());
    fireEvent.submit(form);
    jest.advanceTimersByTime(10_000);
    expect([requested.mock.calls.length, sentByBrowser.mock.calls.length]).toEqual([0, 0]);
  });
});
