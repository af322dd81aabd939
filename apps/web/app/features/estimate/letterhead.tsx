import { styled } from '@mui/material/styles';
import { estimatePage } from '@mainstage/content/shared-pages/estimate';
import { brand } from '@mainstage/content/site/brand';
import { displayType, led } from '@mainstage/ui/theme/tokens';

const { street, postcode, city } = brand.address;

const Head = styled('div')({
  marginBottom: 20,
  paddingBottom: 12,
  borderBottom: '2px solid',
  borderImage: `${led} 1`,
  gridTemplateColumns: '1fr auto',
  gap: 24,
  fontSize: '0.875rem',
  '& strong': { ...displayType, display: 'block', fontSize: '1.75rem', lineHeight: 1.1 },
  '& p:last-of-type': { textAlign: 'right' },
});

/** Letterhead of the printed sheet; on the screen the site's header is enough. */
export function Letterhead({ today }: { today: string }) {
  return (
    <Head data-print="only">
      <p>
        <strong>{brand.name}</strong>
        {brand.line}
        {today && (
          <>
            <br />
            <span>{`${estimatePage.copy.sheet.computedAt} ${today}`}</span>
          </>
        )}
      </p>
      <p>
        {street}, {postcode} {city}
        <br />
        {brand.phone.label}
        <br />
        {brand.salesEmail}
      </p>
    </Head>
  );
}
