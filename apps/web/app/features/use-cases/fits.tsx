import { styled } from '@mui/material/styles';
import { Link } from '../../components/links/page-link';
import { useCasesPage } from '@mainstage/content/shared-pages/use-cases';
import { size } from '@mainstage/ui/theme/tokens';
import { VisuallyHidden } from '@mainstage/ui/text/visually-hidden';
import type { Fit } from './fit';

const { fits: words } = useCasesPage.copy;

const Line = styled('p')({
  gridArea: 'fits',
  fontSize: size.small,
  lineHeight: 1.5,
  '& a': { display: 'inline-block', padding: '4px 0', fontWeight: 600, textUnderlineOffset: 5 },
});

/** The rooms that suit a use case, and a link to the search. */
export function Fits({ useCase, fit }: { useCase: string; fit: Fit }) {
  return (
    <Line>
      {words.title}{' '}
      {fit.rooms.map(({ name, path }, index) => (
        <span key={path}>
          {index > 0 && ', '}
          <Link to={path}>{name}</Link>
        </span>
      ))}
      {' · '}
      <Link to={fit.searchPath}>
        {words.more}
        <VisuallyHidden>{` ${words.for} ${useCase}`}</VisuallyHidden>
      </Link>
    </Line>
  );
}
