import { YesNo } from '@mainstage/contracts/rules';

/** Body of the button behind a registrant's link. */
export class WebinarEntryForm {
  @YesNo('Whether the device that is in has to leave')
  move?: boolean;
}
