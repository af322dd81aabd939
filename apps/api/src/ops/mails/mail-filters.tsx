import type { MailState } from '@mainstage/database/mails/list';
import { type MailsView, stateNames } from './mails-view';

export function MailFilters({ state, lead, figures }: MailsView) {
  const { byStatus, attention } = figures;
  const counts: Record<MailState, number> = {
    attention: attention.reduce((sum, { count }) => sum + count, 0),
    ...byStatus,
  };
  return (
    <div className="filters">
      <nav aria-label="Mails by state">
        {Object.entries(stateNames).map(([name, words]) => (
          <a
            key={name}
            href={`/ops/mails?state=${name}`}
            aria-current={!lead && name === state ? 'page' : undefined}
            className={name === 'attention' && counts.attention > 0 ? 'alert' : undefined}
          >
            {words} <b>{counts[name as MailState].toLocaleString('en-GB')}</b>
          </a>
        ))}
      </nav>
      <form method="get" action="/ops/mails" role="search">
        <label htmlFor="lead">Lead’s reference</label>
        <input id="lead" name="lead" defaultValue={lead} placeholder="3f2a9c1b" autoComplete="off" spellCheck={false} />
        <button>Find</button>
      </form>
    </div>
  );
}
