import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { berlinToday, isRealDate } from '@mainstage/contracts/calendar';
import { paymentTerms } from '@mainstage/content/constants/booking-terms';
import { euro } from '@mainstage/content/constants/figures';
import { handbookDates as words } from '@mainstage/content/shared-pages/handbook-dates';
import { longDay } from '@mainstage/estimate/days';
import { columns } from '@mainstage/ui/theme/columns';
import { Field } from '../../components/fields/field';
import { calendarFile } from './calendar-file';
import { DatesTable } from './dates-table';
import { enteredDates } from './entered-dates';
import { myDates } from './my-dates';
import { saveAs } from '../../components/files/save-as';

const Fields = styled('div')({
  ...columns({ tablet: 3 }),
  gap: 20,
  alignItems: 'end',
  '@media print': { display: 'none' },
});

/** The client's own deadlines, computed in the browser from input that is stored until the tab is closed. */
export function DatesBlock() {
  const entered = enteredDates.useValue();

  const { event, signed, large } = entered;
  const wrong = event !== '' && !isRealDate(event);
  const late = isRealDate(signed) && isRealDate(event) && signed > event;
  const dates =
    isRealDate(event) && !late
      ? myDates({ event, large, ...(isRealDate(signed) && { signed }) }, berlinToday())
      : undefined;
  const limit = euro(paymentTerms.inFullUpToEuro);

  return (
    <>
      <Fields>
        <Field
          label={words.event}
          error={wrong ? words.invalid : undefined}
          type="date"
          value={event}
          onChange={({ target }) => enteredDates.write({ ...entered, event: target.value })}
        />
        <Field
          label={words.signed}
          error={late ? words.contractAfterEvent : undefined}
          type="date"
          value={signed}
          onChange={({ target }) => enteredDates.write({ ...entered, signed: target.value })}
        />
        <Field
          label={words.size.label}
          value={large ? 'large' : 'small'}
          onChange={({ target }) => enteredDates.write({ ...entered, large: target.value === 'large' })}
        >
          <option value="large">{words.size.large(limit)}</option>
          <option value="small">{words.size.small(limit)}</option>
        </Field>
      </Fields>
      <div aria-live="polite">
        {dates ? (
          <DatesTable caption={`${words.caption}: ${longDay(event)}`} dates={dates} />
        ) : (
          <Typography variant="prose">{words.empty}</Typography>
        )}
      </div>
      {dates && (
        <div>
          <Button
            variant="outlined"
            onClick={() =>
              saveAs(
                words.file(event),
                new Blob([calendarFile(dates, event, new Date())], { type: 'text/calendar;charset=utf-8' }),
              )
            }
          >
            {words.ics}
          </Button>
        </div>
      )}
    </>
  );
}
