import styled from '@emotion/styled';
import { estimatePage } from '@mainstage/content/shared-pages/estimate';
import type { ChoiceField } from '@mainstage/estimate/choices';
import { Panel } from '@mainstage/ui/layout/panel';
import { Columns, Span, Stack } from '@mainstage/ui/layout/section';
import { Heading, Hidden, Small } from '@mainstage/ui/text/text';
import { displayType, from, size } from '@mainstage/ui/theme/tokens';
import { surface, tone } from '@mainstage/ui/theme/tones';
import { EstimateActions } from './estimate-actions';
import { EstimateForm } from './estimate-form';
import { EstimateSheet } from './estimate-sheet';
import { PrintStyles } from './print-styles';
import { laterText, sumText } from '@mainstage/estimate/message';
import { type EstimateState, useChoices } from './use-choices';

const { form, sheet: words } = estimatePage.copy;

/** On a phone the total stays in sight under the form. */
const TotalBar = styled.p({
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
  '& strong': { ...displayType, fontSize: size.heading, fontVariantNumeric: 'tabular-nums' },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
  [from.tablet]: { marginInline: -40, paddingInline: 40 },
  [from.desktop]: { display: 'none' },
});
/** Taller than many a screen, yet beside the whole sheet: its end stays in sight while the sheet is read. */
const FormSpan = styled(Span)({ [from.desktop]: { position: 'sticky', bottom: 24, alignSelf: 'end' } });
const FormTitle = styled(Heading)({ marginBottom: 28 });
const Wrong = styled.ul({
  paddingLeft: '1.2em',
  '& li': { marginTop: 8 },
  '& strong': { color: tone.text },
});

/**
 * Form and sheet, side by side or one under the other.
 * @param live false in the built page, whose fields wait for the script
 */
export function EstimateTool({ search, live }: { search: string; live: boolean }) {
  const state = useChoices(search, live);
  const { query, today } = state;
  // The built page knows no address: a sum in it would be that of another choice.
  const estimate = live ? state.estimate : undefined;
  const address = live ? `${window.location.origin}${estimatePage.path}${query && `?${query}`}` : undefined;

  return (
    <Columns>
      <PrintStyles />
      <FormSpan span={5} data-print="hide">
        <FormTitle as="h2">{form.title}</FormTitle>
        <EstimateForm state={state} />
        {estimate && (
          <TotalBar>
            <strong>{sumText(estimate)}</strong>
            <a href="#estimate-sheet">{words.see}</a>
          </TotalBar>
        )}
        <Hidden role="status">
          {live &&
            (estimate
              ? [`${words.total} ${sumText(estimate)}`, laterText(estimate)].filter(Boolean).join(', ')
              : `${words.waits} ${waitsFor(state)}`)}
        </Hidden>
      </FormSpan>
      <Span start={6} span={7} data-print="sheet">
        <Panel data-print="sheet">
          {estimate ? (
            <Stack gap={40} style={{ alignItems: 'stretch' }}>
              <EstimateSheet estimate={estimate} today={today} address={address} />
              <EstimateActions query={query} address={address} venue={estimate.choices.venue} />
            </Stack>
          ) : live ? (
            <Waiting state={state} />
          ) : (
            <Pending />
          )}
        </Panel>
      </Span>
    </Columns>
  );
}

/** The place of the sheet until the browser has read the address. */
function Pending() {
  return (
    <Stack gap={20} style={{ minHeight: '60svh' }}>
      <Heading as="h2" id="estimate-sheet">
        {words.pending}
      </Heading>
      <Small>{words.pendingText}</Small>
    </Stack>
  );
}

/** Nothing is reckoned from a choice that is wrong: a figure would be believed. */
function Waiting({ state: { errors } }: { state: EstimateState }) {
  return (
    <>
      <Heading as="h2" id="estimate-sheet">
        {words.waits}
      </Heading>
      <Wrong>
        {(Object.keys(errors) as ChoiceField[]).map((field) => (
          <Small as="li" key={field}>
            <strong>{nameOf(field)}:</strong> {errors[field]?.message}
          </Small>
        ))}
      </Wrong>
    </>
  );
}

const waitsFor = ({ errors }: EstimateState) => (Object.keys(errors) as ChoiceField[]).map(nameOf).join(', ');

// A venue that nobody knows is a wrong thing to book.
const nameOf = (field: ChoiceField) => form[field === 'venue' ? 'what' : field];
