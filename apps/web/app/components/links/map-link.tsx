import { brand } from '@mainstage/content/site/brand';
import { mapsLink } from '@mainstage/content/site/navigation';
import { VisuallyHidden } from '@mainstage/ui/text/visually-hidden';

interface MapLinkProps {
  label: string;
  /** Announced to screen readers: the link opens a new tab. */
  newTab: string;
}

/** The building's address, linked to a map search in a new tab. */
export function MapLink({ label, newTab }: MapLinkProps) {
  const { street, postcode, city } = brand.address;
  return (
    <>
      {street}
      <br />
      {postcode} {city}
      <br />
      <a href={mapsLink(brand.address)} target="_blank" rel="noopener noreferrer">
        {label} <VisuallyHidden>{newTab}</VisuallyHidden>
      </a>
    </>
  );
}
