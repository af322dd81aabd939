import { lazy, Suspense, useRef, useState } from 'react';
import type { DeskLeadDetail } from '@mainstage/contracts/desk/leads';
import type { useChangeLead } from '../lead/use-change-lead';
import { useNotices } from '../shell/notices';
import { useStopAnswer } from './use-stop-answer';

/** Lazy, because the first view does not need it. */
const AnswerPanel = lazy(async () => ({ default: (await import('./answer-panel')).AnswerPanel }));

/** Opens and closes the composer of a lead; restores the focus afterwards. */
export function useAnswering(lead: DeskLeadDetail, change: ReturnType<typeof useChangeLead>['change']) {
  const [isOpen, setOpen] = useState(false);
  const { notify } = useNotices();
  const before = useRef<HTMLElement | null>(null);
  const open = () => {
    before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    before.current?.focus();
  };
  const stopping = useStopAnswer(lead.id, open);
  const onMailProgram = () => {
    close();
    notify({
      text: 'The answer is in your email program. Have you sent it?',
      severity: 'info',
      action: {
        label: 'I have answered',
        run: () =>
          change(lead, { change: { state: 'answered', answeredBy: 'mail' }, done: 'Answered: the clock has stopped' }),
      },
    });
  };
  const panel = isOpen && (
    <Suspense>
      <AnswerPanel lead={lead} onClose={close} onUndo={(id) => stopping.mutate(id)} onMailProgram={onMailProgram} />
    </Suspense>
  );
  return { isOpen, open, close: () => isOpen && close(), panel };
}
