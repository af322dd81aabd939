import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from '../components/links/page-link';
import { defaultCity } from '@mainstage/content/constants/navigation';
import { isMenuGroup, navigation } from '@mainstage/content/site/navigation';
import { tone } from '@mainstage/ui/theme/tones';
import { MobileGroup } from './mobile-group';
import { mobileEntry, mobileSmall } from './mobile-entry';

const { words, before, after, action } = navigation;

const City = styled(Link)({ ...mobileSmall, display: 'inline-flex', alignItems: 'center', fontWeight: 600 });

const Entries = styled(List)({
  borderBottom: `1px solid ${tone.line}`,
  '& > li': { borderTop: `1px solid ${tone.line}` },
  '& > li > a': mobileEntry,
});

/** The entries of the slide-out menu; each link replaces the menu's history entry. */
export function MobileEntries({ closing }: { closing: ReactNode }) {
  return (
    <>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', mb: 3 }}>
        <strong>{words.menu}</strong>
        {closing}
      </Stack>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 2, mb: 2 }}>
        <Typography variant="caption" component="h2" id="menu-location" sx={{ fontFamily: 'inherit', fontWeight: 400 }}>
          {words.location}
        </Typography>
        <List aria-labelledby="menu-location">
          <li>
            <City to="/" replace>
              {defaultCity}
            </City>
          </li>
        </List>
      </Stack>
      <Entries>
        {[...before, ...after].map((entry) => (
          <li key={entry.label}>
            {isMenuGroup(entry) ? (
              <MobileGroup group={entry} />
            ) : (
              <Link to={entry.to} replace>
                {entry.label}
              </Link>
            )}
          </li>
        ))}
      </Entries>
      <Button component={Link} to={action.to} replace size="large" sx={{ mt: 4, flex: 'none' }}>
        {action.label}
      </Button>
    </>
  );
}
