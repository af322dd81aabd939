import styled from '@emotion/styled';
import { money, percent } from '@mainstage/content/constants/figures';
import { count } from '@mainstage/house/figures';
import { venues } from '@mainstage/content/venues/venues';
import { estimatePage } from '@mainstage/content/shared-pages/estimate';
import { brand } from '@mainstage/content/site/brand';
import { longDay } from '@mainstage/estimate/days';
import type { Estimate } from '@mainstage/estimate/estimate';
import { eventDays, laterText, sumText } from '@mainstage/estimate/message';
import { roundingRule } from '@mainstage/estimate/money';
import { Figure, Heading, Small } from '@mainstage/ui/text/text';
import { colour, radius, size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { Letterhead } from './letterhead';
import { SheetLines } from './sheet-lines';
import { SheetSteps } from './sheet-steps';
import { DateState } from './date-state';

const { sheet: words, form } = estimatePage.copy;

const Parts = styled.div({ display: 'grid', gap: 'clamp(28px, 3vw, 40px)' });
const Mark = styled.p({
  display: 'inline-block',
  padding: '4px 12px',
  border: `1px solid ${tone.accent}`,
  borderRadius: radius,
  color: tone.accent,
  fontSize: size.small,
  fontWeight: 600,
});
const Title = styled(Heading)({ marginTop: 20 });
const Facts = styled.p({ marginTop: 6, color: tone.muted });
const Total = styled.div({ marginTop: 20, '& > p': { marginTop: 8 } });
const Sum = styled(Figure)({ fontSize: 'clamp(2.75rem, 1.8rem + 3.4vw, 4.75rem)' });
const Empty = styled.p({ padding: '16px 20px', backgroundColor: colour.mist, borderRadius: radius });
const Notes = styled.div({ display: 'grid', gap: 6, paddingTop: 20, borderTop: `1px solid ${tone.line}` });

interface EstimateSheetProps {
  estimate: Estimate;
  today?: string;
  /** The full address of this estimate. */
  address?: string;
}

/** The sheet: what it is, what it costs, line by line, and every day that matters. Printed, it is one page. */
export function EstimateSheet({ estimate, today, address }: EstimateSheetProps) {
  const { choices, dates, overtimeHour, notes } = estimate;
  const later = laterText(estimate);
  const { bookable, block, guests, venue } = choices;
  const facts = [
    ...(dates ? [eventDays(estimate)] : []),
    ...(bookable.group === 'offer' || bookable.isLet ? [] : [form.hourKinds[block]]),
    `${count(guests)} ${bookable.group === 'office' ? 'people' : guests === 1 ? 'guest' : 'guests'}`,
    form.customers[choices.customer],
  ];

  return (
    <Parts data-sheet>
      <div>
        <Letterhead today={today} />
        <Mark>{words.mark}</Mark>
        <Title as="h2" id="estimate-sheet">
          {venue && venue !== bookable.venue ? `${venues[venue].name}: ${bookable.name}` : bookable.name}
        </Title>
        <Facts>{facts.join(' · ')}</Facts>
        <DateState choices={choices} quiet />
        <Total data-print="hide">
          <Sum>{sumText(estimate)}</Sum>
          <Small>
            {words.total}
            {later && `, ${later}`}.
          </Small>
        </Total>
      </div>
      <SheetLines estimate={estimate} />
      {dates ? (
        <>
          <SheetSteps
            title={words.payment}
            note={dates.payments.length > 0 ? words.signed : words.nothingDue}
            steps={dates.payments}
          />
          <SheetSteps title={words.cancellation} steps={dates.cancellation} />
          <SheetSteps title={words.changes} note={notes.rushReading} steps={dates.changes} />
        </>
      ) : (
        <Empty>{bookable.isLet ? words.let : words.noDate}</Empty>
      )}
      <Notes data-notes>
        {overtimeHour && (
          <Small>
            {words.overtime}: {money(overtimeHour.amount)} ({percent(overtimeHour.percent)} {words.overtimeRule}).
          </Small>
        )}
        <Small>{notes.lateInterest}</Small>
        <Small>{roundingRule}</Small>
        <Small>
          {words.nature} {words.disclaimer}
        </Small>
        {address && (
          <Small data-print="only">
            {words.again} {address}
          </Small>
        )}
        {today && (
          <Small data-print="hide">
            {words.reckoned} {longDay(today)}, {brand.name}.
          </Small>
        )}
      </Notes>
    </Parts>
  );
}
