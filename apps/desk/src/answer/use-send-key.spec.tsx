import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { useSendKey } from './use-send-key';

function Composer({ send }: { send: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  useSendKey(form, send);
  return (
    <>
      <input aria-label="Note of the lead" />
      <div data-testid="window">
        <form ref={form}>
          <textarea aria-label="Text" />
          <input
            role="combobox"
            aria-label="Reminder"
            aria-expanded={false}
            aria-controls="list"
            onKeyDown={(event) => event.preventDefault()}
          />
          {createPortal(<input aria-label="Time" />, document.body)}
        </form>
      </div>
    </>
  );
}

describe('Ctrl and Enter', () => {
  const keys = { key: 'Enter', ctrlKey: true };
  const sends = (target: () => Element, more: object = {}) => {
    const send = jest.fn();
    render(<Composer send={send} />);
    fireEvent.keyDown(target(), { ...keys, ...more });
    return send.mock.calls.length;
  };

  it('send from a field', () => expect(sends(() => screen.getByLabelText('Text'))).toBe(1));
  it('send from a list', () => expect(sends(() => screen.getByLabelText('Reminder'))).toBe(1));
  it('send if nothing has the focus', () => expect(sends(() => document.body)).toBe(1));
  it('send if the window around the form has it', () => expect(sends(() => screen.getByTestId('window'))).toBe(1));
  it('do not send from a field of the page', () =>
    expect(sends(() => screen.getByLabelText('Note of the lead'))).toBe(0));
  it('do not send from a dialog of the form', () => expect(sends(() => screen.getByLabelText('Time'))).toBe(0));
  it('need Ctrl', () => expect(sends(() => document.body, { ctrlKey: false })).toBe(0));
});
