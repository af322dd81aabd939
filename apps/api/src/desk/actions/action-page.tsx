import { momentText } from '@mainstage/calendar/days/day-text';
import type { TeamMailbox } from '@mainstage/config/sales-team';
import { deskAddress } from '@mainstage/contracts/desk/calls';
import type { DeskLead } from '@mainstage/contracts/desk/leads';
import { type DeskAction, deskActionLabels, memberKey } from '@mainstage/leads/desk-links';
import { quarantineForms } from '@mainstage/leads/quarantine/quarantine-form';
import { DefinitionList } from '@mainstage/nest/pages/definition-list';
import { renderDocument } from '@mainstage/nest/pages/render-document';
import { StandalonePage } from '@mainstage/nest/pages/standalone-page';
import { StatusMessage } from '@mainstage/nest/pages/status-message';

export interface ActionPageProps {
  action: DeskAction;
  lead: DeskLead;
  /** Recipient of the link; undefined if the page has to ask for the member. */
  member: TeamMailbox | undefined;
  members: readonly TeamMailbox[];
  /** Result of the action. */
  outcome?: string;
}

/** The page behind a link of a mail to the team: one lead, one button. */
export const actionPage = (props: ActionPageProps): string => renderDocument(<ActionPage {...props} />);

function ActionPage({ action, lead, member, members, outcome }: ActionPageProps) {
  const title = quarantineForms[lead.kind];
  const owner = members.find(({ email }) => email === lead.owner)?.name ?? lead.owner;
  const state = stateText(lead, owner);
  const done = isDone(action, lead, member);
  return (
    <StandalonePage title={`${title}: ${deskActionLabels[action]}`}>
      {outcome && <StatusMessage text={outcome} />}
      <p className="state">{state}</p>
      <h1>{title}</h1>
      <DefinitionList
        items={[
          ['Name', lead.name],
          ['Company', lead.company],
          ['Phone', lead.phone],
          ['Email', lead.email],
          ['Received', `${momentText(new Date(lead.receivedAt))} (Frankfurt time)`],
          ['Answer by', lead.answerBy && !lead.answeredAt ? momentText(new Date(lead.answerBy)) : undefined],
          ['Lead', lead.reference],
        ]}
      />
      {!done && (
        <form method="post">
          <input type="hidden" name="version" value={lead.version} />
          {!member && <MemberChoice members={members} />}
          {member && <p>As {member.name}.</p>}
          <div className="buttons">
            <button className="first">{deskActionLabels[action]}</button>
          </div>
        </form>
      )}
      <p>
        <a href={`${deskAddress}/leads/${lead.id}`}>Open it at the sales desk</a>
      </p>
    </StandalonePage>
  );
}

function MemberChoice({ members }: { members: readonly TeamMailbox[] }) {
  return (
    <fieldset>
      <legend>Who are you?</legend>
      {members.map(({ name, email }) => (
        <label key={email}>
          <input type="radio" name="member" value={memberKey(email)} required /> {name}
        </label>
      ))}
    </fieldset>
  );
}

function stateText({ state }: DeskLead, owner: string | null): string {
  if (state === 'new') return 'Not assigned yet';
  if (state === 'taken') return `${owner ?? 'Somebody'} has it`;
  if (state === 'answered') return `Answered${owner ? ` by ${owner}` : ''}`;
  return state === 'spam' ? 'Taken for spam' : 'Closed';
}

/** Whether the action would change nothing. */
function isDone(action: DeskAction, { state, owner }: DeskLead, member: TeamMailbox | undefined): boolean {
  if (action === 'answered') return state !== 'new' && state !== 'taken';
  return state !== 'new' && (state !== 'taken' || owner === member?.email);
}
