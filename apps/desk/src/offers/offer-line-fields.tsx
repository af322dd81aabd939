import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Delete from '@mui/icons-material/Delete';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type OfferLine, offerLimits } from '@mainstage/contracts/offers/offer';
import { lineNet } from '@mainstage/offers/totals';
import { type Control, Controller } from 'react-hook-form';
import { euroText } from './amounts';
import { FormText } from './form-text';
import type { OfferForm } from './offer-form';
import type { OfferProblems } from './offer-problems';
import { unitLabels } from './offer-words';

interface OfferLineFieldsProps {
  control: Control<OfferForm>;
  at: number;
  /** The line as it is stored; undefined while it is added. */
  line: OfferLine | undefined;
  /** Number of lines. */
  count: number;
  problems: OfferProblems;
  /** @param button that was pressed, which keeps the focus */
  onMove: (to: number, button: HTMLElement) => void;
  onRemove: () => void;
}

const moves = [
  { label: 'up', by: -1, Icon: ArrowUpward },
  { label: 'down', by: 1, Icon: ArrowDownward },
] as const;

/** A line of the offer. */
export function OfferLineFields({ control, at, line, count, problems, onMove, onRemove }: OfferLineFieldsProps) {
  const problem = (field: string) => problems.get(`lines.${at}.${field}`);
  const net = line ? lineNet(line) : null;
  const name = line?.label || `Line ${at + 1}`;
  const box = (field: 'optional' | 'hidden', label: string) => (
    <Controller
      control={control}
      name={`lines.${at}.${field}`}
      render={({ field: { value, onChange, ref } }) => (
        <FormControlLabel
          control={
            <Checkbox checked={value} slotProps={{ input: { ref } }} onChange={(_, checked) => onChange(checked)} />
          }
          label={label}
        />
      )}
    />
  );
  return (
    <Paper component="li" variant="outlined" sx={{ p: 1.5, display: 'grid', gap: 1.5 }} aria-label={name}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
        <FormText
          control={control}
          name={`lines.${at}.label`}
          label="What"
          max={offerLimits.label}
          problem={problem('label')}
          sx={{ flex: 1 }}
        />
        <Box sx={{ display: 'flex' }}>
          {moves.map(({ label, by, Icon }) => (
            <IconButton
              key={label}
              data-move
              aria-label={`Move ${name} ${label}`}
              disabled={at + by < 0 || at + by >= count}
              onClick={({ currentTarget }) => onMove(at + by, currentTarget)}
            >
              <Icon />
            </IconButton>
          ))}
          <IconButton aria-label={`Remove ${name}`} onClick={onRemove}>
            <Delete />
          </IconButton>
        </Box>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(6, minmax(0, 1fr))' },
        }}
      >
        <FormText
          control={control}
          name={`lines.${at}.quantity`}
          label="Quantity"
          numeric
          max={10}
          problem={problem('quantity')}
        />
        <FormText control={control} name={`lines.${at}.unit`} label="Unit" select>
          {Object.entries(unitLabels).map(([value, label]) => (
            <MenuItem key={value} value={value}>
              {label}
            </MenuItem>
          ))}
        </FormText>
        <FormText
          control={control}
          name={`lines.${at}.amount`}
          label="Net price in €"
          numeric
          max={16}
          problem={problem('unitCents')}
        />
        <FormText
          control={control}
          name={`lines.${at}.vat`}
          label="VAT in %"
          numeric
          max={5}
          problem={problem('vatPercent')}
        />
        <FormText
          control={control}
          name={`lines.${at}.discount`}
          label="Discount in %"
          numeric
          max={6}
          problem={problem('discount.percent')}
        />
        <FormText
          control={control}
          name={`lines.${at}.discountReason`}
          label="Reason"
          max={offerLimits.discountReason}
          problem={problem('discount.reason')}
        />
      </Box>
      <FormText
        control={control}
        name={`lines.${at}.rule`}
        label="Why it costs that much (optional)"
        max={offerLimits.rule}
        problem={problem('rule')}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        {box('optional', 'The client chooses it')}
        {box('hidden', 'For us only')}
        <Typography sx={{ ml: 'auto', fontVariantNumeric: 'tabular-nums' }}>
          {net === null ? 'No price yet' : `${euroText(net)} net`}
        </Typography>
      </Box>
    </Paper>
  );
}
