import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { berlinToday, isRealDate } from '@mainstage/contracts/calendar';
import { paymentTerms } from '@mainstage/content/constants/booking-terms';
import { euro } from '@mainstage/content/constants/figures';
import { handbookDates as words } from '@mainstage/content/shared-pages/handbook-dates';
import { longDay } from '@mainstage/estimate/days';
import { columns } from '@mainstage/ui/theme/columns';
import { FieldFrame } from '../../forms/fields/field-frame';
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

/** The client's own deadlines, computed in the browser from what is entered, which is stored until the tab is closed. */
export function DatesBlock() {
  const id = useId();
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
        <FieldFrame id={`${id}-event`} label={words.event} required={false} error={wrong ? words.invalid : undefined}>
          <OutlinedInput
            id={`${id}-event`}
            type="date"
            value={event}
            onChange={({ target }) => enteredDates.write({ ...entered, event: target.value })}
          />
        </FieldFrame>
        <FieldFrame
          id={`${id}-signed`}
          label={words.signed}
          required={false}
          error={late ? words.contractAfterEvent : undefined}
        >
          <OutlinedInput
            id={`${id}-signed`}
            type="date"
            value={signed}
            onChange={({ target }) => enteredDates.write({ ...entered, signed: target.value })}
          />
        </FieldFrame>
        <FieldFrame id={`${id}-size`} label={words.size.label} required={false}>
          <NativeSelect
            id={`${id}-size`}
            value={large ? 'large' : 'small'}
            input={<OutlinedInput />}
            inputProps={{ id: `${id}-size` }}
            onChange={({ target }) => enteredDates.write({ ...entered, large: target.value === 'large' })}
          >
            <option value="large">{words.size.large(limit)}</option>
            <option value="small">{words.size.small(limit)}</option>
          </NativeSelect>
        </FieldFrame>
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
