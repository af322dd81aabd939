import { createMetrics } from './metrics';

describe('the metrics', () => {
  it('read outbox and queue at each scrape', async () => {
    const { registry, mails } = createMetrics({
      outbox: async () => ({
        byStatus: { due: 3, dead: 9 },
        attention: [{ status: 'dead', recipient: 'sales', count: 2 }],
        oldestDueSeconds: 12,
      }),
      queue: async () => ({ waiting: 4 }),
      desk: async () => ({ overdue: 2, failing: 1 }),
    });
    mails.inc({ kind: 'contact-confirmation', outcome: 'accepted' });
    const text = await registry.metrics();
    expect(text).toContain('mails_by_status{status="due"} 3');
    expect(text).toContain('mails_wanting_attention{status="dead",recipient="sales"} 2');
    expect(text).toContain('mails_wanting_attention{status="review",recipient="visitor"} 0');
    expect(text).toContain('mails_oldest_due_seconds 12');
    expect(text).toContain('queue_jobs{state="waiting"} 4');
    expect(text).toContain('desk_leads_overdue 2');
    expect(text).toContain('desk_leads_failing 1');
    expect(text).toContain('mails_total{kind="contact-confirmation",outcome="accepted"} 1');
    expect(text).toContain('process_resident_memory_bytes');
  });
  it('are served while the database is down, without old values', async () => {
    let up = true;
    const outbox = async () => {
      if (!up) throw new Error('connection refused');
      return { byStatus: { due: 3 }, attention: [], oldestDueSeconds: 12 };
    };
    const { registry } = createMetrics({ outbox });
    await registry.metrics();
    up = false;
    const text = await registry.metrics();
    expect(text).not.toContain('mails_by_status{');
    expect(text).toContain('process_cpu_seconds_total');
  });
});
