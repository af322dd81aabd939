import type { ReactNode } from 'react';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { estimatePage } from '@mainstage/content/shared-pages/estimate';
import type { Choices } from '@mainstage/estimate/choices';
import { type SheetText, sheetText, type WrongText, wrongText } from '@mainstage/estimate/sheet-text';
import { Panel } from '@mainstage/ui/layout/panel';
import { from, size, smallHeadingType } from '@mainstage/ui/theme/tokens';
import { surface, tone } from '@mainstage/ui/theme/tones';
import { VisuallyHidden } from '@mainstage/ui/text/visually-hidden';
import { EstimateActions } from './estimate-actions';
import { EstimateForm } from './estimate-form';
import { EstimateSheet } from './estimate-sheet';
import { siteSettings } from '../../site-settings';
import { PrintStyles } from './print-styles';
import { type EstimateState, useChoices } from './use-choices';

const { form, sheet: words } = estimatePage.copy;

/** On a phone the total stays visible under the form. */
const TotalBar = styled('p')({
  ...surface('ink'),
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 16,
  margin: '32px -20px 0',
  padding: '14px 20px',
  '& strong': { ...smallHeadingType, fontSize: size.lead, fontVariantNumeric: 'tabular-nums' },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, fontSize: size.small },
  [from.tablet]: { marginInline: -40, paddingInline: 40 },
  [from.desktop]: { display: 'none' },
});
const Wrong = styled('ul')({
  listStyle: 'disc',
  paddingLeft: '1.2em',
  '& li': { marginTop: 8 },
  '& strong': { color: tone.text },
});

interface ToolFrameProps {
  state: EstimateState;
  /** The visible sum on a phone. */
  bar?: ReactNode;
  summary?: string;
  sheet: ReactNode;
}

function ToolFrame({ state, bar, summary, sheet }: ToolFrameProps) {
  return (
    <>
      <PrintStyles />
      <Grid container>
        <Grid
          size={{ xs: 12, md: 5 }}
          data-print="hide"
          // Taller than many screens: its end stays visible while the sheet is read.
          sx={{ position: { md: 'sticky' }, bottom: { md: 24 }, alignSelf: { md: 'end' } }}
        >
          <Typography variant="h3" component="h2" sx={{ ...smallHeadingType, fontSize: size.lead, marginBottom: 2.5 }}>
            {form.title}
          </Typography>
          <EstimateForm state={state} />
          {bar}
          <VisuallyHidden role="status">{summary}</VisuallyHidden>
        </Grid>
        <Grid size={{ xs: 12, md: 7 }} data-print="sheet">
          <Panel data-print="sheet">{sheet}</Panel>
        </Grid>
      </Grid>
    </>
  );
}

/** Form and sheet, side by side or stacked. @param props.search query of the address */
export function EstimateTool({ search }: { search: string }) {
  const state = useChoices(search);
  const { query, today, estimate, errors } = state;
  const address = `${siteSettings.origin}${estimatePage.path}${query && `?${query}`}`;
  const wrong = wrongText(errors);
  if (!estimate)
    return (
      <ToolFrame
        state={state}
        summary={`${words.waits} ${wrong.map(({ field }) => field).join(', ')}`}
        sheet={<Waiting wrong={wrong} />}
      />
    );
  const text = sheetText(estimate, today, address);
  const { venue } = estimate.choices;
  const send = new URLSearchParams({ estimate: query, ...(venue && { venue }) }).toString();
  return (
    <ToolFrame
      state={state}
      bar={<Bar sum={text.sum} />}
      summary={[`${words.total} ${text.sum}`, text.later].filter(Boolean).join(', ')}
      sheet={<Sheet text={text} choices={estimate.choices} send={send} address={address} />}
    />
  );
}

function Bar({ sum }: { sum: string }) {
  return (
    <TotalBar>
      <strong>{sum}</strong>
      <a href="#estimate-sheet">{words.see}</a>
    </TotalBar>
  );
}

interface SheetProps {
  text: SheetText;
  choices: Choices;
  send: string;
  address: string;
}

function Sheet({ text, choices, send, address }: SheetProps) {
  return (
    <Stack spacing={5} sx={{ alignItems: 'stretch' }}>
      <EstimateSheet text={text} choices={choices} />
      <EstimateActions send={send} address={address} />
    </Stack>
  );
}

/** Nothing is computed from an invalid choice: a visitor would trust the figure. */
function Waiting({ wrong }: { wrong: readonly WrongText[] }) {
  return (
    <>
      <Typography variant="h3" component="h2" id="estimate-sheet">
        {words.waits}
      </Typography>
      <Wrong>
        {wrong.map(({ field, message }) => (
          <Typography key={field} variant="caption" component="li">
            <strong>{`${field}:`}</strong> <span>{message}</span>
          </Typography>
        ))}
      </Wrong>
    </>
  );
}
