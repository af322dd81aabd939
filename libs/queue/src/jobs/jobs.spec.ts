import { MalformedPayload } from './define-job';
import { isJobName, type JobHandlers, jobs } from './jobs';

const mailId = '7f7e1a2c-0000-4000-8000-000000000001';

describe('the jobs', () => {
  it('are keyed by the name of their definition', () => {
    for (const [name, job] of Object.entries(jobs)) expect(job.name).toBe(name);
    expect(isJobName('sendMail')).toBe(true);
    expect(isJobName('toString')).toBe(false);
  });
  it('do not compile without a handler each', () => {
    // @ts-expect-error the heartbeat has no handler
    const handlers: JobHandlers = { sendMail: async () => {} };
    expect(Object.keys(handlers)).not.toHaveLength(Object.keys(jobs).length);
  });
  it('the jobs parse a payload and drop what newer or older code added', () => {
    const mailIds = [mailId, mailId.replace('1', '2')];
    expect(jobs.sendMail.parse({ mailIds, urgent: true, kind: 'contact-confirmation' })).toEqual({
      mailIds,
      urgent: true,
    });
    expect(jobs.sendMail.parse({ mailIds, urgent: 'yes' })).toEqual({ mailIds, urgent: false });
    expect(jobs.heartbeat.parse(undefined)).toEqual({});
  });
  it('the jobs parse the payload of releases that gave each mail its own job', () => {
    expect(jobs.sendMail.parse({ mailId })).toEqual({ mailIds: [mailId], urgent: false });
  });
  it.each([
    ...[undefined, null, 7, 'x', {}, { mailId: 7 }, { mailId: '' }, { mailId: `${mailId}x` }, [mailId]],
    ...[{ mailIds: mailId }, { mailIds: [] }, { mailIds: [mailId, 7] }, { mailIds: [`${mailId}x`] }],
  ])('refuse %j as a mail to send', (payload) => {
    expect(() => jobs.sendMail.parse(payload)).toThrow(MalformedPayload);
  });
});
