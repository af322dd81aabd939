import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { counted } from '@mainstage/contracts/counted';
import type { DeskNumbers } from '@mainstage/contracts/desk/numbers';
import { euroText } from '../offers/amounts';
import { durationText } from '../text/times';

const minutesText = (minutes: number | null) => (minutes === null ? 'none yet' : durationText(minutes * 60_000));
const shareText = (share: number | null) => (share === null ? 'none yet' : `${Math.round(share * 100)} %`);

/** The key figures. Unanswered leads count as late. */
export function KeyNumbers({ numbers: { leads, answers, options, definite, offers } }: { numbers: DeskNumbers }) {
  const figures = [
    ['Leads', String(leads), 'in all charts, without spam'],
    ['First answer', minutesText(answers.medianMinutes), 'half of all are faster'],
    ['Slow answers', minutesText(answers.p90Minutes), 'one in ten takes longer'],
    [
      'Within the promise',
      shareText(answers.withinPromise),
      `of ${answers.leads} that needed an answer; unanswered is late`,
    ],
    ['Options made', String(options), `${definite} became definite`],
    ['Time to the offer', minutesText(offers.medianMinutes), 'from the lead; half of all are faster'],
    ['Offers won', String(offers.won), `of ${counted(offers.leads, 'lead', 'leads')} with an offer`],
    ['Value won', euroText(offers.value), 'accepted offers with VAT'],
  ] as const;
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        mb: 2,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
      }}
    >
      {figures.map(([label, value, note]) => (
        <Paper key={label} variant="outlined" sx={{ p: 2 }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Box component="dd" sx={{ m: 0 }}>
            <Typography sx={{ fontSize: '1.5rem', fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
              {value}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {note}
            </Typography>
          </Box>
        </Paper>
      ))}
    </Box>
  );
}
