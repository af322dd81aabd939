import { styled } from '@mui/material/styles';
import type { Language } from '@mainstage/content/notices/notice';
import { reachDirectly } from '@mainstage/content/notices/reach';
import { brand } from '@mainstage/content/site/brand';
import { size } from '@mainstage/ui/theme/tokens';

const Ways = styled('p')({ marginTop: 8, fontSize: size.small, lineHeight: 1.6 });

/** The other ways to the house, where a form has failed. */
export function ReachUs({ language }: { language: Language }) {
  return (
    <Ways>
      {reachDirectly[language]} <a href={brand.phone.href}>{brand.phone.label}</a>,{' '}
      <a href={`mailto:${brand.email}`}>{brand.email}</a>
    </Ways>
  );
}
