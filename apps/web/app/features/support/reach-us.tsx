import { Link } from '../../components/links/page-link';
import { brand } from '@mainstage/content/site/brand';
import { hours } from '@mainstage/content/site/hours';
import { Rows } from '@mainstage/ui/text/rows';

interface ReachUsProps {
  words: Record<
    'phone' | 'email' | 'sales' | 'hours' | 'nights' | 'nightsText' | 'reply' | 'replyText' | 'status' | 'statusLink',
    string
  >;
}

/** All contacts with their hours. */
export function ReachUs({ words }: ReachUsProps) {
  const { days, time, weekend } = hours.business;
  return (
    <Rows
      rows={[
        { term: words.phone, detail: <a href={brand.phone.href}>{brand.phone.label}</a> },
        { term: words.email, detail: <a href={`mailto:${brand.email}`}>{brand.email}</a> },
        { term: words.sales, detail: <a href={`mailto:${brand.salesEmail}`}>{brand.salesEmail}</a> },
        {
          term: words.hours,
          detail: (
            <>
              {days}, {time}
              <br />
              {weekend}
            </>
          ),
        },
        { term: words.nights, detail: words.nightsText },
        { term: words.reply, detail: words.replyText },
        { term: words.status, detail: <Link to="/status">{words.statusLink}</Link> },
      ]}
    />
  );
}
