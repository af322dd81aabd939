import { Fragment } from 'react';
import { longMomentText } from '@mainstage/calendar/days/day-text';
import { quarantineForms } from '@mainstage/leads/quarantine/quarantine-form';
import type { QuarantinedLead } from '@mainstage/leads/quarantine/quarantined-lead';
import type { Block, FactValue } from '@mainstage/mail/layout/blocks';
import { PhoneLink } from '@mainstage/mail/layout/phone-link';
import { DefinitionList } from '@mainstage/nest/pages/definition-list';
import { renderDocument } from '@mainstage/nest/pages/render-document';
import { StandalonePage } from '@mainstage/nest/pages/standalone-page';
import { StatusMessage } from '@mainstage/nest/pages/status-message';

/**
 * The page behind a link of the digest: the whole lead, why it is quarantined, and the button that releases it.
 * @param outcome result of an action on the page
 */
export const quarantinePage = (lead: QuarantinedLead, outcome?: string): string =>
  renderDocument(<QuarantinePage lead={lead} outcome={outcome} />);

function QuarantinePage({ lead, outcome }: { lead: QuarantinedLead; outcome?: string }) {
  const quarantined = lead.suspicions.length > 0;
  const title = quarantineForms[lead.form];
  return (
    <StandalonePage title={title}>
      {outcome && <StatusMessage text={outcome} />}
      <p className="state">{quarantined ? 'Quarantined as suspected spam' : 'Released'}</p>
      <h1>{title}</h1>
      <ul>
        {lead.suspicions.map((suspicion) => (
          <li key={suspicion}>{suspicion}</li>
        ))}
      </ul>
      {lead.blocks.map((block, index) => (
        <BlockView key={index} block={block} />
      ))}
      <DefinitionList items={[['Received', `${longMomentText(lead.receivedAt)} (Frankfurt time)`]]} />
      {quarantined && (
        <form method="post">
          <p>
            Once you release it, its sender gets the usual confirmation by email, and you get the usual email with
            everything in it.
          </p>
          <button className="first">Release it</button>
        </form>
      )}
    </StandalonePage>
  );
}

/** Renders the blocks of the mail to sales that contain visitor text; other blocks are left out. */
function BlockView({ block }: { block: Block }) {
  if (block.kind === 'facts')
    return <DefinitionList items={block.facts.map(({ label, value }) => [label, textOf(value)] as const)} />;
  if (block.kind !== 'quote') return undefined;
  return (
    <>
      <h2>{block.label}</h2>
      <p>
        {block.text.lines.map((line, index) => (
          <Fragment key={index}>
            {index > 0 && <br />}
            {line}
          </Fragment>
        ))}
      </p>
    </>
  );
}

function textOf(value: FactValue): string {
  if (typeof value === 'string') return value;
  return value instanceof PhoneLink ? value.text : value.lines.join(' ');
}
