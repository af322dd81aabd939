import { Button } from '@mui/material';
import { eventPlanners } from '@mainstage/content/pages/event-planners';
import { Actions, Container, Section } from '@mainstage/ui/layout/section';
import { gateSession } from '../../api/gates/gate-session';

const { copy } = eventPlanners;

/** What can be done with a page of the handbook: print it, or lock it again. */
export function HandbookFoot() {
  return (
    <Section as="div" room="flush" style={{ paddingBlock: 48 }}>
      <Container>
        <Actions>
          <Button variant="outlined" onClick={() => window.print()}>
            {copy.print}
          </Button>
          <Button variant="text" onClick={() => gateSession('event-planners').lock()}>
            {copy.lock}
          </Button>
        </Actions>
      </Container>
    </Section>
  );
}
