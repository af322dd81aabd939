import { TextLine } from '@mainstage/contracts/rules';

/** Longest values, in characters. */
const sourceLimits = { utm: 200, host: 253, page: 500 } as const;

/** Source of the visit: campaign, referring host and first page. Contains no personal data. */
export class Source {
  @TextLine({ max: sourceLimits.utm, description: 'utm_source of the first address', optional: true })
  utmSource?: string;

  @TextLine({ max: sourceLimits.utm, description: 'utm_medium of the first address', optional: true })
  utmMedium?: string;

  @TextLine({ max: sourceLimits.utm, description: 'utm_campaign of the first address', optional: true })
  utmCampaign?: string;

  @TextLine({ max: sourceLimits.host, description: 'Host of the page that linked here', optional: true })
  referrerHost?: string;

  @TextLine({ max: sourceLimits.page, description: 'Path of the first page of the visit', optional: true })
  firstPage?: string;
}
