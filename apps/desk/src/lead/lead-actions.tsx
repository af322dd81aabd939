import Check from '@mui/icons-material/Check';
import Mail from '@mui/icons-material/Mail';
import MoreVert from '@mui/icons-material/MoreVert';
import PanTool from '@mui/icons-material/PanTool';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { DeskLeadDetail } from '@mainstage/contracts/desk/leads';
import { localName } from '../answer/local-name';
import { readDraft } from '../drafts/draft-store';
import { useShortcuts } from '../keyboard/use-shortcuts';
import { useSession } from '../session/session';
import { type DialogName, menuOf } from './menu-of';
import type { useChangeLead } from './use-change-lead';
import { useReleaseLead } from './use-release-lead';

/** After the first view, which does not need it, and before a key opens it: the next key is for the dialog. */
const loadLeadDialog = () => import('./dialogs/lead-dialog');
const LeadDialog = lazy(async () => ({ default: (await loadLeadDialog()).LeadDialog }));

interface LeadActionsProps {
  lead: DeskLeadDetail;
  changes: ReturnType<typeof useChangeLead>;
  listAddress: string;
  onAnswer: () => void;
  /** Whether the composer is open, whose button is then the main one. */
  isAnswering: boolean;
}

/** The actions of a lead: the three usual ones as buttons and keys, the others in a menu. */
export function LeadActions({
  lead,
  changes: { change, pending },
  listAddress,
  onAnswer,
  isAnswering,
}: LeadActionsProps) {
  const { member } = useSession();
  const release = useReleaseLead(lead);
  useEffect(() => {
    // A failure is reported when the dialog is opened.
    loadLeadDialog().catch(() => undefined);
  }, []);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<DialogName>();
  const writes = member.right !== 'read';
  const works = writes && lead.state !== 'spam';
  const mine = lead.owner === member.email;
  // A caller without an address is called back.
  const hasAddress = lead.email !== null;

  const take = () =>
    change(lead, {
      change: { owner: member.email },
      done: 'You have this lead',
      undo: { owner: lead.owner },
    });
  useShortcuts({
    t: works && !mine ? take : undefined,
    a: works && hasAddress ? onAnswer : undefined,
    e: works ? () => setDialog('answered') : undefined,
    s: works ? () => setDialog('next-step') : undefined,
    z: works ? () => setDialog('snooze') : undefined,
    r: works && lead.state !== 'won' && lead.state !== 'lost' ? () => setDialog('remind') : undefined,
  });
  if (!writes) return null;
  const open = (name: DialogName | 'reopen' | 'won' | 'give-back') => {
    setAnchor(null);
    if (name === 'reopen') change(lead, { change: { state: 'taken' }, done: 'Reopened: the clock starts again' });
    else if (name === 'won') change(lead, { change: { state: 'won' }, done: 'Won', undo: undoOf(lead) });
    else if (name === 'give-back')
      change(lead, { change: { owner: null }, done: 'The lead has no owner now', undo: { owner: lead.owner } });
    else setDialog(name);
  };
  return (
    <Box role="group" aria-label="Actions" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      {lead.state === 'spam' ? (
        <Button variant="contained" loading={release.isPending} onClick={() => release.mutate()}>
          Not spam
        </Button>
      ) : (
        <>
          {!mine && (
            <Button
              variant={isAnswering ? 'outlined' : 'contained'}
              startIcon={<PanTool />}
              onClick={take}
              aria-keyshortcuts="t"
            >
              Take
            </Button>
          )}
          {hasAddress && (
            <Button
              variant={mine && !isAnswering ? 'contained' : 'outlined'}
              startIcon={<Mail />}
              onClick={onAnswer}
              aria-keyshortcuts="a"
            >
              {readDraft(member.email, localName(lead.id)) === undefined ? 'Answer' : 'Answer: draft kept'}
            </Button>
          )}
          <Button variant="outlined" startIcon={<Check />} onClick={() => setDialog('answered')} aria-keyshortcuts="e">
            {readDraft(member.email, `answer:${lead.id}`) === undefined
              ? 'I have answered'
              : 'I have answered: draft kept'}
          </Button>
          <Button variant="outlined" onClick={() => setDialog('next-step')} aria-keyshortcuts="s">
            {readDraft(member.email, `next-step:${lead.id}`) === undefined ? 'Next step' : 'Next step: draft kept'}
          </Button>
        </>
      )}
      <IconButton
        aria-label="More actions"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVert />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {menuOf(lead, member).map(([name, label]) => (
          <MenuItem key={name} onClick={() => open(name)}>
            {label}
          </MenuItem>
        ))}
      </Menu>
      {dialog && (
        <Suspense>
          <LeadDialog
            name={dialog}
            lead={lead}
            change={change}
            pending={pending}
            listAddress={listAddress}
            onClose={() => setDialog(undefined)}
          />
        </Suspense>
      )}
    </Box>
  );
}

/** For an answered lead only: reopening an unanswered one would restart its clock. */
const undoOf = ({ state }: DeskLeadDetail) => (state === 'answered' ? ({ state } as const) : undefined);
