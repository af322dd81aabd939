import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { droppedLogLines } from './log-output';
import { within } from './within';

/** Statistics of the outbox; counts end at some thousands. */
export interface OutboxStatistics {
  byStatus: Record<string, number>;
  /** Mails that need attention: dead, in review, or refused by the sales mailbox and retried. */
  attention: { status: string; recipient: string; count: number }[];
  /** Seconds that the longest waiting mail is overdue; 0 if none is. */
  oldestDueSeconds: number;
}

/** Sources of gauges, read at each scrape. */
export interface MetricSources {
  outbox?: () => Promise<OutboxStatistics>;
  queue?: () => Promise<Record<string, number>>;
  /** Overdue leads of the sales desk, and those whose alarm fails. */
  desk?: () => Promise<{ overdue: number; failing: number }>;
  /** Mail servers, and whether each is unavailable. */
  mailServers?: () => { server: string; away: boolean }[];
}

const sourceTimeoutMs = 3000;

/**
 * All metrics of the system, in a registry of this process. A failing source leaves its gauge without values: a scrape
 * must work while the database is down.
 */
export function createMetrics(sources: MetricSources = {}) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Counter({
    name: 'log_lines_dropped_total',
    help: 'Log lines that could not be written: the disk is full, or nobody reads',
    registers,
    collect() {
      this.reset();
      this.inc(droppedLogLines());
    },
  });

  if (sources.outbox) {
    const figures = sharingAnswers('outbox', sources.outbox);
    new Gauge({
      name: 'mails_by_status',
      help: 'Mails in the outbox that are due or being sent, and unsettled ones that are dead or in review; up to 10000',
      labelNames: ['status'],
      registers,
      async collect() {
        const byStatus = (await figures())?.byStatus ?? {};
        this.reset();
        for (const [status, count] of Object.entries(byStatus)) this.set({ status }, count);
      },
    });
    new Gauge({
      name: 'mails_wanting_attention',
      help: 'Mails that need attention, by status (due: refused by the sales mailbox and retried) and recipient',
      labelNames: ['status', 'recipient'],
      registers,
      async collect() {
        const read = await figures();
        this.reset();
        if (!read) return;
        // Every pair has a value from the start, so that an alert detects the first increase.
        for (const status of ['due', 'dead', 'review'])
          for (const recipient of ['sales', 'visitor']) this.set({ status, recipient }, 0);
        for (const { status, recipient, count } of read.attention) this.set({ status, recipient }, count);
      },
    });
    new Gauge({
      name: 'mails_oldest_due_seconds',
      help: 'How long the longest waiting mail is overdue',
      registers,
      async collect() {
        const seconds = (await figures())?.oldestDueSeconds;
        if (seconds === undefined) this.remove();
        else this.set(seconds);
      },
    });
  }
  if (sources.queue) {
    const counts = sharingAnswers('queue', sources.queue);
    new Gauge({
      name: 'queue_jobs',
      help: 'Jobs on the queue',
      labelNames: ['state'],
      registers,
      async collect() {
        const byState = (await counts()) ?? {};
        this.reset();
        for (const [state, count] of Object.entries(byState)) this.set({ state }, count);
      },
    });
  }
  if (sources.desk) {
    const counts = sharingAnswers('sales desk', sources.desk);
    const gauges = {
      overdue: 'Leads of the sales desk that nobody has answered in the promised time',
      failing: 'Leads of the sales desk whose reminder or escalation cannot be written; each is retried by itself',
    };
    for (const [name, help] of Object.entries(gauges) as [keyof typeof gauges, string][])
      new Gauge({
        name: `desk_leads_${name}`,
        help,
        registers,
        async collect() {
          const count = (await counts())?.[name];
          if (count === undefined) this.remove();
          else this.set(count);
        },
      });
  }

  const { mailServers } = sources;
  if (mailServers)
    new Gauge({
      name: 'mail_server_away',
      help: '1 while a mail server is unavailable: no mail is tried, only probes are sent; 0 otherwise',
      labelNames: ['server'],
      registers,
      collect() {
        for (const { server, away } of mailServers()) this.set({ server }, away ? 1 : 0);
      },
    });

  return {
    registry,
    mails: new Counter({
      name: 'mails_total',
      help: 'Attempts to send a mail, by outcome',
      labelNames: ['kind', 'outcome'],
      registers,
    }),
    mailsEnded: new Counter({
      name: 'mails_ended_total',
      help: 'Mails that failed (dead) or may have failed (review), by recipient: sales or a visitor',
      labelNames: ['status', 'recipient'],
      registers,
    }),
    salesMailboxRejections: new Counter({
      name: 'mails_house_refusals_total',
      help: 'Attempts that the mail server of the sales mailbox refused with a 5xx; such mails are retried for days',
      registers,
    }),
    salesMailReports: new Counter({
      name: 'mails_sales_reports_total',
      help: 'Messages in which a machine reports on, or answers, a mail to sales, by verdict: hard, soft, mailbox-full, policy, delayed or automatic-answer',
      labelNames: ['verdict'],
      registers,
    }),
    mailSendSeconds: new Histogram({
      name: 'mail_send_seconds',
      help: 'From the lease of a mail to its recorded outcome',
      labelNames: ['outcome'],
      buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
      registers,
    }),
    mailBounces: new Counter({
      name: 'mail_bounces_total',
      help: 'Mails to visitors that were not delivered, refused at once or returned later, by kind and by what it was about: address or us',
      labelNames: ['kind', 'about'],
      registers,
    }),
    addressCorrections: new Counter({
      name: 'address_corrections_total',
      help: 'Addresses that visitors corrected on the page: corrected, not-needed, or used-up after two within an hour',
      labelNames: ['result'],
      registers,
    }),
    inboundMails: new Counter({
      name: 'inbound_mails_total',
      help: 'Messages that came in, by kind, by source (imap or smtp) and by outcome: stored, duplicate or quarantined',
      labelNames: ['kind', 'source', 'outcome'],
      registers,
    }),
    inboundMailboxRead: new Gauge({
      name: 'inbound_mailbox_read_timestamp_seconds',
      help: 'When the mailbox was last read to its end: no message that has not been processed is older; 0 before the first time',
      labelNames: ['server'],
      registers,
    }),
    inboundFetchFailures: new Counter({
      name: 'inbound_fetch_failures_total',
      help: 'Attempts to read a message of the mailbox that failed; it is tried again, and set aside after some attempts',
      labelNames: ['server'],
      registers,
    }),
    inboundSetAside: new Gauge({
      name: 'inbound_messages_set_aside',
      help: 'Messages of the mailbox that could not be read after several attempts and wait for an operator',
      labelNames: ['server'],
      registers,
    }),
    formSubmissions: new Counter({
      name: 'form_submissions_total',
      help: 'Form calls, by result',
      labelNames: ['form', 'result'],
      registers,
    }),
    failedLogins: new Counter({
      name: 'failed_logins_total',
      help: 'Wrong credentials: of an operator (operators) or at a gated page (its name)',
      labelNames: ['place'],
      registers,
    }),
    operatorActions: new Counter({
      name: 'operator_actions_total',
      help: 'Changes of data by operators, by action',
      labelNames: ['action'],
      registers,
    }),
    retentionRows: new Counter({
      name: 'retention_rows_total',
      help: 'Rows deleted or erased at the end of their retention time, by rule',
      labelNames: ['rule'],
      registers,
    }),
    retentionCaps: new Counter({
      name: 'retention_stops_total',
      help: 'Retention runs that stopped early: share (more than 5 % of a table in a day) or clock (time jumped)',
      labelNames: ['reason'],
      registers,
    }),
    formsQuarantined: new Counter({
      name: 'forms_quarantined_total',
      help: 'Forms stored without a mail to their sender because the hourly quota was used up (all, or those without client headers)',
      labelNames: ['bucket'],
      registers,
    }),
    formProofs: new Counter({
      name: 'form_proofs_total',
      help: 'Proofs of work that browsers were asked for, and the results of those submitted',
      labelNames: ['result'],
      registers,
    }),
    gateGuesses: new Counter({
      name: 'gate_guesses_total',
      help: 'Passwords tried at gated pages: right, wrong, or not compared because too many were tried',
      labelNames: ['page', 'outcome'],
      registers,
    }),
    rendererMemoryBytes: new Gauge({
      name: 'page_renderer_resident_memory_bytes',
      help: 'Memory of the process that renders pages',
      registers,
    }),
    rendererDelaySeconds: new Gauge({
      name: 'page_renderer_eventloop_lag_p99_seconds',
      help: 'Delay of the event loop of the process that renders pages, over the last five seconds',
      registers,
    }),
    httpRequestSeconds: new Histogram({
      name: 'http_request_seconds',
      help: 'Time to respond to a request',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers,
    }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Reads a source once for all gauges of a scrape; undefined where it fails. */
function sharingAnswers<T>(what: string, source: () => Promise<T>): () => Promise<T | undefined> {
  let pending: Promise<T | undefined> | undefined;
  return () =>
    (pending ??= within(sourceTimeoutMs, what, source())
      .catch(() => undefined)
      .finally(() => (pending = undefined)));
}
