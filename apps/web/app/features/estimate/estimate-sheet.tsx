import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { estimatePage } from '@mainstage/content/shared-pages/estimate';
import { brand } from '@mainstage/content/site/brand';
import type { Choices } from '@mainstage/estimate/choices';
import { roundingRule } from '@mainstage/estimate/money';
import type { SheetText } from '@mainstage/estimate/sheet-text';
import { colour, radius, size, smallHeadingType } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { PhoneFold } from '../../components/phone/phone-fold';
import { Mark } from '@mainstage/ui/text/mark';
import { Letterhead } from './letterhead';
import { SheetLines } from './sheet-lines';
import { SheetSteps } from './sheet-steps';
import { DateState } from './date-state';

const words = estimatePage.copy.sheet;

const Parts = styled('div')({ display: 'grid', gap: 'clamp(28px, 3vw, 40px)' });
const Total = styled('div')({ marginTop: 20, '& > p': { marginTop: 8 } });

/** The estimate: its lines, its sum and its dates. Printed, it is one page. */
export function EstimateSheet({ text, choices }: { text: SheetText; choices: Choices }) {
  return (
    <Parts data-sheet>
      <div>
        <Letterhead today={text.today} />
        <Mark>{words.mark}</Mark>
        <Typography
          variant="h3"
          component="h2"
          id="estimate-sheet"
          sx={{ ...smallHeadingType, fontSize: size.lead, marginTop: 2 }}
        >
          {text.title}
        </Typography>
        <Box component="p" sx={{ mt: 0.75, fontSize: size.small, color: tone.muted }}>
          {text.facts}
        </Box>
        <DateState choices={choices} quiet />
        <Total data-print="hide">
          <Typography variant="figure" sx={{ fontSize: size.title }}>
            {text.sum}
          </Typography>
          <Typography variant="caption">
            <span>{words.total}</span>
            {text.later !== '' && <span>{`, ${text.later}`}</span>}
            <span>.</span>
          </Typography>
        </Total>
      </div>
      <SheetLines text={text} />
      {text.dated ? (
        <>
          <SheetSteps title={words.payment} note={text.paymentNote} steps={text.payments} />
          <PhoneFold label={words.deadlines}>
            <SheetSteps title={words.cancellation} steps={text.cancellation} />
            <SheetSteps title={words.changes} note={text.changesNote} steps={text.changes} />
          </PhoneFold>
        </>
      ) : (
        <Box component="p" sx={{ padding: '16px 20px', backgroundColor: colour.mist, borderRadius: radius }}>
          {text.undated}
        </Box>
      )}
      <Box sx={{ display: 'grid', gap: 0.75, pt: 2.5, borderTop: `1px solid ${tone.line}` }} data-notes>
        {text.overtimeHour !== '' && <Typography variant="caption">{text.overtimeHour}</Typography>}
        <Typography variant="caption">{text.lateInterest}</Typography>
        <Typography variant="caption">{roundingRule}</Typography>
        <Typography variant="caption">{`${words.nature} ${words.disclaimer}`}</Typography>
        {text.address && (
          <Typography variant="caption" data-print="only">
            {`${words.again} ${text.address}`}
          </Typography>
        )}
        {text.today && (
          <Typography variant="caption" data-print="hide">
            {`${words.computedAt} ${text.today}, ${brand.name}.`}
          </Typography>
        )}
      </Box>
    </Parts>
  );
}
