import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '@mainstage/ui/button/button';
import { Link } from 'react-router-dom';
import { answerByText } from '@mainstage/calendar/days/answer-by-text';
import { receiptWords } from '@mainstage/content/forms/receipt';
import { hasReceipt, receiptOf } from '@mainstage/leads/receipt';
import { Actions } from '@mainstage/ui/layout/section';
import { Rows } from '@mainstage/ui/text/rows';
import { Heading, Lead, Text } from '@mainstage/ui/text/text';
import { size } from '@mainstage/ui/theme/tokens';
import { saveEntry } from '../../components/files/calendar-entry';
import { askedEntry } from './asked-entry';
import type { Sent } from './use-sent';

const Place = styled('section')({ display: 'grid', gap: 40, '& > div': { display: 'grid', gap: 16 } });
const Title = styled(Heading)({ outline: 'none' });
const Kept = styled('span')({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const Ways = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 48, fontWeight: 600, textUnderlineOffset: 6 },
});
const Small = styled(Heading)({ fontSize: size.lead, lineHeight: 1.3 });

interface ReceiptProps {
  sent: Sent;
  /** Sent just now: the visitor is taken to it. */
  fresh: boolean;
  onAgain: () => void;
}

/** What stands in a form's place once the house has it: by when it answers, under which number, and what it was. */
export function Receipt({ sent, fresh, onAgain }: ReceiptProps) {
  const { form, body, id, at } = sent;
  const title = useRef<HTMLHeadingElement>(null);
  const label = useId();
  useEffect(() => {
    if (fresh) title.current?.focus();
  }, [fresh]);
  if (!hasReceipt(form)) return null;

  const { language, meanwhile, ...receipt } = receiptOf(form, body);
  const words = receiptWords[language];
  const entry = askedEntry(sent);
  return (
    <Place data-receipt="" lang={language} aria-labelledby={label}>
      <div>
        <Title as="h2" id={label} ref={title} tabIndex={-1}>
          {receipt.title}
        </Title>
        <Lead>{words.by(answerByText(new Date(at), language))}</Lead>
        <Text>{words.promise}</Text>
        {entry && (
          <Actions>
            <Button variant="outlined" onClick={() => saveEntry(entry)}>
              {words.entry}
            </Button>
          </Actions>
        )}
        <Rows
          rows={[
            { term: words.mail, detail: kept(words.mailText(String(body.email))) },
            { term: words.reference, detail: kept(id) },
          ]}
        />
      </div>
      <div>
        <Small as="h3">{words.sent}</Small>
        <Rows rows={receipt.sent.map(([term, text]) => ({ term, detail: kept(text) }))} />
      </div>
      <div>
        <Small as="h3">{words.meanwhile}</Small>
        <Ways>
          {meanwhile.map(({ to, label: where }) => (
            <li key={to}>
              <Link to={to}>{where}</Link>
            </li>
          ))}
        </Ways>
      </div>
      <Actions>
        <Button variant="text" onClick={onAgain} style={{ justifySelf: 'start' }}>
          {words.again}
        </Button>
      </Actions>
    </Place>
  );
}

const kept = (text: string): ReactNode => <Kept>{text}</Kept>;
