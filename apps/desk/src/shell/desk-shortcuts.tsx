import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ShortcutHelp } from '../keyboard/shortcut-help';
import { useShortcuts } from '../keyboard/use-shortcuts';
import { useSession } from '../session/session';

export function DeskShortcuts() {
  const [helpOpen, setHelpOpen] = useState(false);
  const navigate = useNavigate();
  const { member } = useSession();
  useShortcuts({
    '?': () => setHelpOpen(true),
    n: member.right === 'read' ? undefined : () => void navigate('/leads/new'),
  });
  return <ShortcutHelp open={helpOpen} onClose={() => setHelpOpen(false)} />;
}
