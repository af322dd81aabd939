import { type BookingPreview, unreachableTexts } from '@mainstage/contracts/desk/bookings';
import type { AskedPress } from './booking-links';
import { ownClient } from './press-form';

/** The mails that a button would send, each with a checkbox, and the button that confirms. */
export function AskedPressForm({ action, label, name, preview }: AskedPress) {
  return (
    <form method="post">
      <h2>{label}?</h2>
      <NoMail {...preview} />
      {preview.mails.map(({ bookingId, own, who, to, subject, text, told }) => {
        const value = own ? ownClient : bookingId;
        return (
          <fieldset key={`${bookingId} ${subject}`}>
            <label>
              <input type="checkbox" name="tell" value={value} defaultChecked={told} />
              {own ? 'Tell the client' : `Tell ${who}`}
            </label>
            <input type="hidden" name="shown" value={value} />
            <p>
              To {to}
              <br />
              <strong>{subject}</strong>
            </p>
            <pre>{text}</pre>
          </fieldset>
        );
      })}
      <input type="hidden" name="confirmed" value="yes" />
      <input type="hidden" name="name" value={name} />
      <div className="buttons">
        <button name="action" value={action} className="first">
          {label}
        </button>
      </div>
      <p>
        <a href="?">Leave it as it is</a>
      </p>
    </form>
  );
}

function NoMail({ unreachable, mails }: BookingPreview) {
  if (unreachable && !mails.some(({ own }) => own)) return <p>{unreachableTexts[unreachable]}</p>;
  return mails.length === 0 ? <p>No client gets an email.</p> : null;
}
