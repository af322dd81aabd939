import Print from '@mui/icons-material/Print';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { DeskLead, DeskToday } from '@mainstage/contracts/desk/leads';
import { callDesk } from '../api/call-desk';
import { pollMs } from '../api/query-client';
import { queryKeys } from '../api/query-keys';
import { Page } from '../shell/page';
import { EmptyState, LoadError, LoadingRows } from '../shell/states';
import { dayAt, dayText, momentText } from '../text/times';
import { useNow } from '../text/use-now';
import { MessageRow } from './message-row';
import { OfferRow } from './offer-row';
import { OptionRow } from './option-row';
import { OwnFirst } from './own-first';
import { StepRow } from './step-row';
import { TwoLineRow } from './two-line-row';
import { useRowKeys } from './use-row-keys';
import { LeadRow } from '../leads/lead-row';

/** Tasks of the day: unanswered replies, due answers, next steps, and ending options. */
export function TodayPage() {
  const now = useNow();
  useRowKeys();
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.today,
    queryFn: ({ signal }) => callDesk<DeskToday>('/today', { signal }),
    refetchInterval: pollMs,
  });
  const title = `Today, ${dayText(dayAt(now), now)}`;
  if (!data)
    return (
      <Page title={title}>{error ? <LoadError error={error} onRetry={() => void refetch()} /> : <LoadingRows />}</Page>
    );
  const { replies, failedAnswers, reminders, answers, steps, snoozed, tours, options, offers, messages } = data;
  const parts = [
    replies,
    failedAnswers,
    reminders,
    answers,
    steps,
    snoozed,
    tours,
    options,
    messages,
    ...Object.values(offers),
  ];
  const nothing = parts.every((part) => part.length === 0);
  const leadRow = (lead: DeskLead) => <LeadRow lead={lead} now={now} to={`/leads/${lead.id}`} />;
  return (
    <Page
      title={title}
      actions={
        <Button
          color="secondary"
          startIcon={<Print />}
          onClick={() => window.print()}
          aria-keyshortcuts="p"
          sx={{ displayPrint: 'none' }}
        >
          Print the day list
        </Button>
      }
    >
      {nothing ? (
        <EmptyState text="Nothing is due today." />
      ) : (
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
            '@media print': { display: 'block', '& section': { mb: 2, breakInside: 'auto' } },
            gap: 3,
            alignItems: 'start',
          }}
        >
          <Box sx={{ display: 'grid', gap: 3 }}>
            {failedAnswers.length > 0 && (
              <Part title="Answers that did not arrive" count={failedAnswers.length} none="">
                <OwnFirst leads={failedAnswers} row={leadRow} />
              </Part>
            )}
            <Part title="They replied" count={replies.length} none="No reply waits.">
              <OwnFirst leads={replies} row={leadRow} />
            </Part>
            {reminders.length > 0 && (
              <Part title="No reply yet" count={reminders.length} none="">
                <OwnFirst leads={reminders} row={leadRow} />
              </Part>
            )}
            {offers.wished.length > 0 && (
              <Part title="Offers to change" count={offers.wished.length} none="">
                {offers.wished.map((offer) => (
                  <OfferRow key={offer.versionId} offer={offer} due={`asked ${momentText(offer.at, now)}`} />
                ))}
              </Part>
            )}
            {messages.length > 0 && (
              <Part title="Messages to decide about" count={messages.length} none="">
                {messages.map((message) => (
                  <MessageRow key={message.id} message={message} now={now} />
                ))}
              </Part>
            )}
            <Part title="Answers due" count={answers.length} none="Every lead has its answer.">
              <OwnFirst leads={answers} row={leadRow} />
            </Part>
          </Box>
          <Box sx={{ display: 'grid', gap: 3 }}>
            <Part title="Next steps" count={steps.length} none="No step is due.">
              <OwnFirst leads={steps} row={(lead) => <StepRow lead={lead} now={now} />} />
            </Part>
            <Part title="Tours today and tomorrow" count={tours.length} none="No tour today or tomorrow.">
              {tours.map((lead) => (
                <LeadRow key={lead.id} lead={lead} now={now} time={lead.time} to={`/leads/${lead.id}`} />
              ))}
            </Part>
            {snoozed.length > 0 && (
              <Part title="Snoozed" count={snoozed.length} none="">
                {snoozed.map(({ id, name, company, snoozedUntil }) => (
                  <TwoLineRow
                    key={id}
                    to={`/leads/${id}`}
                    first={name}
                    second={company ?? ''}
                    due={snoozedUntil ? `until ${momentText(snoozedUntil, now)}` : ''}
                  />
                ))}
              </Part>
            )}
            {offers.ending.length > 0 && (
              <Part title="Offers that end" count={offers.ending.length} none="">
                {offers.ending.map((offer) => (
                  <OfferRow key={offer.versionId} offer={offer} due={`until ${momentText(offer.at, now)}`} />
                ))}
              </Part>
            )}
            {offers.opened.length > 0 && (
              <Part title="Offers opened and not answered" count={offers.opened.length} none="">
                {offers.opened.map((offer) => (
                  <OfferRow key={offer.versionId} offer={offer} due={`opened ${momentText(offer.at, now)}`} />
                ))}
              </Part>
            )}
            <Part title="Options that end" count={options.length} none="No option ends within three days.">
              {options.map((booking) => (
                <OptionRow key={booking.id} booking={booking} now={now} />
              ))}
            </Part>
          </Box>
        </Box>
      )}
    </Page>
  );
}

interface PartProps {
  title: string;
  count: number;
  /** Text of an empty section. */
  none: string;
  children: ReactNode;
}

function Part({ title, count, none, children }: PartProps) {
  return (
    <Paper component="section" variant="outlined" aria-label={title} sx={{ overflow: 'hidden' }}>
      <Typography variant="h2" sx={{ px: 2, py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
        {count > 0 ? `${title} (${count})` : title}
      </Typography>
      {count > 0 ? (
        children
      ) : (
        <Typography color="textSecondary" sx={{ p: 2 }}>
          {none}
        </Typography>
      )}
    </Paper>
  );
}
