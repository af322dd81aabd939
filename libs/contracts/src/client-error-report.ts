import { clientErrorLimits } from './client-error';
import { TextLine } from './rules';

/** Report of an error in a page, without personal data. */
export class ClientErrorReport {
  @TextLine({ max: clientErrorLimits.reference, description: 'The number that the visitor was shown' })
  reference!: string;

  @TextLine({ max: clientErrorLimits.page, description: 'Path of the page, without query and tokens' })
  page!: string;

  @TextLine({ max: clientErrorLimits.message, description: 'The words of the fault', optional: true })
  message?: string;

  @TextLine({ max: clientErrorLimits.build, description: 'Version of the site', optional: true })
  build?: string;
}
