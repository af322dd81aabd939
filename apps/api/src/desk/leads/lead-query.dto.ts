import { deskKinds, type DeskQuery, leadSources, leadStates, offerFilters } from '@mainstage/contracts/desk/leads';
import { OneOf, TextLine, WholeNumber } from '@mainstage/contracts/rules';
import { venueIds } from '@mainstage/venues/facts/ids';
import { Transform } from 'class-transformer';

/** Query parameters are strings. */
const FromAddress = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : value,
  );

const mostPages = 100_000;
const mostRows = 100;

/** `GET /api/desk/leads?…` */
export class LeadQueryDto implements DeskQuery {
  @OneOf({ values: ['mine', 'nobody', 'all'], description: 'Whose leads' })
  owner?: DeskQuery['owner'];

  @OneOf({ values: deskKinds, description: 'The form that it came by' })
  kind?: DeskQuery['kind'];

  @OneOf({ values: venueIds, description: 'The venue asked for' })
  venue?: string;

  @OneOf({ values: [...leadStates, 'open'], description: 'open: new, taken or answered' })
  state?: DeskQuery['state'];

  @OneOf({ values: leadSources, description: 'Where it came from' })
  source?: DeskQuery['source'];

  @OneOf({ values: offerFilters, description: 'By its offers; ended: declined, withdrawn or expired, and none open' })
  offer?: DeskQuery['offer'];

  @TextLine({
    max: 200,
    description: 'Search over names, companies, addresses, messages and references',
    optional: true,
  })
  q?: string;

  @OneOf({ values: ['answer-by', 'received'], description: 'Order: by the answers due, or by the time they came in' })
  sort?: DeskQuery['sort'];

  @OneOf({ values: ['asc', 'desc'], description: 'Direction of the order' })
  order?: DeskQuery['order'];

  @FromAddress()
  @WholeNumber({ min: 0, max: mostPages, description: 'Page, from 0' })
  page?: number;

  @FromAddress()
  @WholeNumber({ min: 1, max: mostRows, description: 'Leads on a page' })
  size?: number;
}
