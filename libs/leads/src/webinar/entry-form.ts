import { YesNo } from '@mainstage/contracts/rules';

/** The button behind a registrant's own link. */
export class WebinarEntryForm {
  @YesNo('Whether the device that is in has to leave')
  move?: boolean;
}
