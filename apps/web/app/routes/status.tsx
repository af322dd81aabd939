import { status } from '@mainstage/content/shared-pages/status';
import { brand } from '@mainstage/content/site/brand';
import { TwoColumns } from '@mainstage/ui/layout/two-columns';
import { Section } from '@mainstage/ui/layout/section';
import { Rows } from '@mainstage/ui/text/rows';
import { StatusBoard } from '../features/status/status-board';
import { headOf } from '../head';
import type { PageHandle } from '../page-handle';
import { PlainOpening } from '../components/pages/plain-opening';

const { copy } = status;

export const handle: PageHandle = { lang: status.lang, nav: 'above' };
export const meta = () => headOf(status);

export default function StatusPage() {
  return (
    <Section aria-labelledby="page-title">
      <PlainOpening back={{ to: '/support', label: copy.back }} title={copy.title} lead={copy.lead} />
      <TwoColumns spans={[7, 4]}>
        <StatusBoard />
        <Rows
          rows={[
            { term: copy.call, detail: <a href={brand.phone.href}>{brand.phone.label}</a> },
            { term: copy.write, detail: <a href={`mailto:${brand.email}`}>{brand.email}</a> },
          ]}
        />
      </TwoColumns>
    </Section>
  );
}
