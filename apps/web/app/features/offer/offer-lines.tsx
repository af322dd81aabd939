import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { OfferContent, OfferLine } from '@mainstage/contracts/offers/offer';
import type { Language } from '@mainstage/contracts/language';
import { offerFormats } from '@mainstage/offers/format';
import { pageTexts } from '@mainstage/offers/texts/page-texts';
import { unitTexts } from '@mainstage/offers/texts/unit-texts';
import { lineNet, offerTotals } from '@mainstage/offers/totals';
import { size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { Part } from './part';

interface OfferLinesProps {
  content: OfferContent;
  /** Ids of the ticked optional lines. */
  ticked: readonly string[];
  /** Whether optional lines can be ticked. */
  choosable: boolean;
}

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  width: '100%',
  borderBottom: `1px solid ${tone.line}`,
});

const Line = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '4px 24px',
  padding: '16px 0',
  borderTop: `1px solid ${tone.line}`,
  alignItems: 'center',
  '& > div:nth-of-type(2)': { textAlign: 'right' },
});

const Amount = styled('span')({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
const Small = styled('p')({
  gridColumn: '1 / -1',
  margin: 0,
  fontSize: size.small,
  lineHeight: 1.55,
  color: tone.muted,
  maxWidth: '60ch',
});
/** The browser's own total follows the ticks; without scripts a button computes it. */
const WithoutScripts = styled(Button)({ display: 'none', '@media (scripting: none)': { display: 'inline-flex' } });

/** The lines with their rules, and the total of what is chosen. */
export function OfferLines({ content, ticked, choosable }: OfferLinesProps) {
  const { lines: texts } = pageTexts[content.language];
  const shown = content.lines.filter(({ hidden }) => !hidden);
  const [fixed, optional] = [false, true].map((kind) => shown.filter((line) => line.optional === kind));

  return (
    <Part id="lines" title={texts.heading}>
      <List>
        {fixed!.map((line) => (
          <LineRow key={line.id} line={line} language={content.language} label={<span>{line.label}</span>} />
        ))}
      </List>
      {optional!.length > 0 && (
        <>
          <Typography component="h3" sx={{ fontWeight: 600 }}>
            {texts.optionalHeading}
          </Typography>
          {choosable && <Typography variant="caption">{texts.optionalIntro}</Typography>}
          <List>
            {optional!.map((line) => (
              <LineRow
                key={line.id}
                line={line}
                language={content.language}
                label={
                  <FormControlLabel
                    control={
                      <Checkbox
                        name="line"
                        value={line.id}
                        defaultChecked={ticked.includes(line.id)}
                        disabled={!choosable}
                      />
                    }
                    label={line.label}
                  />
                }
              />
            ))}
          </List>
        </>
      )}
      <Totals content={content} ticked={ticked} />
      {choosable && optional!.length > 0 && (
        <WithoutScripts type="submit" name="intent" value="total" variant="outlined" formNoValidate>
          {texts.update}
        </WithoutScripts>
      )}
    </Part>
  );
}

function LineRow({ line, language, label }: { line: OfferLine; language: Language; label: React.ReactNode }) {
  const { lines: texts } = pageTexts[language];
  const { quantity, per } = unitTexts[language];
  const format = offerFormats[language];
  const { unit, unitCents, discount, rule } = line;
  const net = lineNet(line);
  const single = unit === 'flat' && line.quantity === 1;
  const price = unitCents === null ? '' : [format.money(unitCents), per[unit]].filter(Boolean).join(' ');
  return (
    <Line>
      <div>{label}</div>
      <div>
        <Amount>{net === null ? '' : unitCents === 0 ? texts.included : format.money(net)}</Amount>
      </div>
      {!single && <Small>{[quantity(unit, line.quantity), price].filter(Boolean).join(' × ')}</Small>}
      {discount && <Small>{texts.discount(discount.percent, discount.reason)}</Small>}
      {rule && <Small>{rule}</Small>}
    </Line>
  );
}

const Sums = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '8px 24px',
  width: '100%',
  margin: 0,
  '& dd': { margin: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& :nth-last-of-type(1)': { fontWeight: 600, fontSize: size.lead },
});

/** Net, VAT by rate and gross. */
function Totals({ content, ticked }: Omit<OfferLinesProps, 'choosable'>) {
  const { totals: texts } = pageTexts[content.language];
  const { money } = offerFormats[content.language];
  const { net, vat, gross } = offerTotals(content, ticked);
  return (
    <>
      <Sums aria-live="polite" aria-label={texts.heading}>
        <dt>{texts.net}</dt>
        <dd>{money(net)}</dd>
        {vat.map((rate) => [
          <dt key={`${rate.percent} term`}>{texts.vat(rate.percent, money(rate.net))}</dt>,
          <dd key={rate.percent}>{money(rate.vat)}</dd>,
        ])}
        <dt>{texts.gross}</dt>
        <dd data-gross>{money(gross)}</dd>
      </Sums>
      <Typography variant="caption">{texts.rounding}</Typography>
    </>
  );
}
