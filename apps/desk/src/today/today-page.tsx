import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { DeskToday } from '@mainstage/contracts/desk/leads';
import { callDesk } from '../api/call-desk';
import { pollMs } from '../api/query-client';
import { queryKeys } from '../api/query-keys';
import { Page } from '../shell/page';
import { EmptyState, LoadError, LoadingRows } from '../shell/states';
import { dayAt, dayText } from '../text/times';
import { useNow } from '../text/use-now';
import { MessageRow } from './message-row';
import { OptionRow } from './option-row';
import { StepRow } from './step-row';
import { LeadRow } from '../leads/lead-row';

/** What is to be done: replies that wait, answers due, next steps, and what ends. */
export function TodayPage() {
  const now = useNow();
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
  const { replies, failedAnswers, answers, steps, tours, options, messages } = data;
  const nothing = [replies, failedAnswers, answers, steps, tours, options, messages].every((part) => part.length === 0);
  return (
    <Page title={title}>
      {nothing ? (
        <EmptyState text="Nothing is due today." />
      ) : (
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
            gap: 3,
            alignItems: 'start',
          }}
        >
          <Box sx={{ display: 'grid', gap: 3 }}>
            {failedAnswers.length > 0 && (
              <Part title="Answers that did not arrive" count={failedAnswers.length} none="">
                {failedAnswers.map((lead) => (
                  <LeadRow key={lead.id} lead={lead} now={now} to={`/leads/${lead.id}`} />
                ))}
              </Part>
            )}
            <Part title="They replied" count={replies.length} none="No reply waits.">
              {replies.map((lead) => (
                <LeadRow key={lead.id} lead={lead} now={now} to={`/leads/${lead.id}`} />
              ))}
            </Part>
            {messages.length > 0 && (
              <Part title="Messages to decide about" count={messages.length} none="">
                {messages.map((message) => (
                  <MessageRow key={message.id} message={message} now={now} />
                ))}
              </Part>
            )}
            <Part title="Answers due" count={answers.length} none="Every lead has its answer.">
              {answers.map((lead) => (
                <LeadRow key={lead.id} lead={lead} now={now} to={`/leads/${lead.id}`} />
              ))}
            </Part>
          </Box>
          <Box sx={{ display: 'grid', gap: 3 }}>
            <Part title="Next steps" count={steps.length} none="No step is due.">
              {steps.map((lead) => (
                <StepRow key={lead.id} lead={lead} now={now} />
              ))}
            </Part>
            <Part title="Tours today and tomorrow" count={tours.length} none="No tour today or tomorrow.">
              {tours.map((lead) => (
                <LeadRow key={lead.id} lead={lead} now={now} time={lead.time} to={`/leads/${lead.id}`} />
              ))}
            </Part>
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
  /** The sentence where there is none. */
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
