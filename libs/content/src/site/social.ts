/**
 * Social media profiles (rule social.links). Placeholders on an example domain (RFC 2606), which a provider replaces.
 */
export const socialLinks = [
  { id: 'company', label: 'Company page', href: 'https://network.mainstage.example/company/mainstage-frankfurt' },
  { id: 'photos', label: 'Photos', href: 'https://photos.mainstage.example/mainstage.frankfurt' },
  { id: 'shorts', label: 'Short videos', href: 'https://shorts.mainstage.example/@mainstage.frankfurt' },
  { id: 'films', label: 'Films', href: 'https://films.mainstage.example/@mainstage' },
] as const satisfies readonly { id: string; label: string; href: string }[];
