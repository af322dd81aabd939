import { webinarOver } from '@mainstage/content/webinar/state-words';
import { Actions } from '@mainstage/ui/layout/section';
import { Lead, Text } from '@mainstage/ui/text/text';
import { LinkButton } from '../../components/link-button';

/** In place of the sign-up, when its date has passed: the way to the next one. */
export function WebinarOver() {
  return (
    <>
      <Lead>{webinarOver.title}</Lead>
      <Text>{webinarOver.text}</Text>
      <NextDate />
    </>
  );
}

export function NextDate() {
  return (
    <Actions>
      <LinkButton to={webinarOver.action.to}>{webinarOver.action.label}</LinkButton>
    </Actions>
  );
}
