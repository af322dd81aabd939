import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { AnswerTimesLine } from '../../components/answer-times/answer-times-line';
import { Link } from '../../components/links/page-link';
import { answerByText } from '@mainstage/calendar/days/reply-deadline-text';
import { receiptWords } from '@mainstage/content/forms/receipt';
import { hasReceipt, receiptOf } from '@mainstage/leads/receipt';
import { Rows } from '@mainstage/ui/text/rows';
import { size, smallHeadingType } from '@mainstage/ui/theme/tokens';
import { WithScripts } from '../../components/loading/without-scripts';
import { saveEntry } from '../../components/files/calendar-entry';
import { calendarEntryOf } from './calendar-entry';
import { DeliveryNews } from '../delivery/delivery-news';
import { formPages, sentParameter } from './form-pages';
import { ReceiptLanguage } from './receipt-language';
import type { AcceptedForm } from './served-form';
import type { SentSubmission } from './use-sent';

const Place = styled('section')({ display: 'grid', gap: 40, '& > div': { display: 'grid', gap: 16 } });
const Kept = styled('span')({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const NextLinks = styled(List)({
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 48, fontWeight: 600, textUnderlineOffset: 6 },
});

interface ReceiptProps {
  sent: SentSubmission;
  /** Sent without scripts: the way back to the form is a link. */
  accepted?: AcceptedForm | undefined;
  /** Sent just now: the receipt is scrolled into view and focused. */
  fresh: boolean;
  onAgain: () => void;
  /** Called after the address was corrected. */
  onChanged: (sent: SentSubmission) => void;
}

/** Replaces an accepted form: promised answer time, reference, and the sent content. */
export function Receipt({ sent, accepted, fresh, onAgain, onChanged }: ReceiptProps) {
  const { form, body, id, at } = sent;
  const title = useRef<HTMLHeadingElement>(null);
  const label = useId();
  useEffect(() => {
    if (fresh) title.current?.focus();
  }, [fresh]);
  if (!hasReceipt(form)) return null;

  const { language, meanwhile, ...receipt } = receiptOf(form, body);
  const words = receiptWords[language];
  const entry = calendarEntryOf(sent);
  const mailText = sent.confirmation === 'withheld' ? words.withheldText : words.mailText;
  return (
    <Place data-receipt="" id={accepted && sentParameter} lang={language} aria-labelledby={label}>
      <div>
        <Typography variant="h3" component="h2" id={label} ref={title} tabIndex={-1} sx={{ outline: 'none' }}>
          {receipt.title}
        </Typography>
        <Typography variant="lead">{words.by(answerByText(new Date(at), language))}</Typography>
        <AnswerTimesLine language={language} />
        {entry && (
          <Stack direction="row">
            <WithScripts variant="outlined" onClick={() => saveEntry(entry)}>
              {words.entry}
            </WithScripts>
          </Stack>
        )}
        <Rows
          rows={[
            { term: words.mail, detail: kept(mailText(String(body.email))) },
            { term: words.reference, detail: kept(id) },
          ]}
        />
        {sent.confirmation === 'owed' && (
          <ReceiptLanguage
            id={id}
            language={language}
            onChosen={(chosen) => onChanged({ ...sent, body: { ...body, language: chosen } })}
          />
        )}
        {sent.confirmation === 'owed' && (
          <DeliveryNews
            id={id}
            at={at}
            email={String(body.email)}
            language={language}
            known={accepted?.delivery}
            onCorrected={(email) => onChanged({ ...sent, body: { ...body, email } })}
          />
        )}
      </div>
      <div>
        <Typography variant="h3" sx={{ ...smallHeadingType, fontSize: size.lead, lineHeight: 1.3 }}>
          {words.sent}
        </Typography>
        <Rows rows={receipt.sent.map(([term, text]) => ({ term, detail: kept(text) }))} />
      </div>
      <div>
        <Typography variant="h3" sx={{ ...smallHeadingType, fontSize: size.lead, lineHeight: 1.3 }}>
          {words.meanwhile}
        </Typography>
        <NextLinks>
          {meanwhile.map(({ to, label: where }) => (
            <li key={to}>
              <Link to={to}>{where}</Link>
            </li>
          ))}
        </NextLinks>
      </div>
      <Stack direction="row">
        <Button
          variant="text"
          {...(accepted ? { href: formPages[form] } : { onClick: onAgain })}
          sx={{ justifySelf: 'start' }}
        >
          {words.again}
        </Button>
      </Stack>
    </Place>
  );
}

const kept = (text: string): ReactNode => <Kept>{text}</Kept>;
