import styled from '@emotion/styled';
import { floorKinds } from '@mainstage/content/floors/floor-kinds';
import { Heading, Small, Text } from '@mainstage/ui/text/text';
import { from, size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';
import { SectionLink } from '../../components/section-link';
import { Titled } from '../../components/titled';

const List = styled.ul({
  listStyle: 'none',
  display: 'grid',
  gap: '48px 24px',
  [from.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

const Kind = styled.li({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  paddingTop: 20,
  borderTop: `1px solid ${tone.line}`,
  '& a': {
    marginTop: 'auto',
    alignSelf: 'flex-start',
    padding: '12px 0',
    fontWeight: 600,
    fontSize: size.body,
    textDecorationThickness: 1,
    textUnderlineOffset: 6,
  },
  '& a:hover': { color: tone.accent },
});

/** Single, double and triple floor, each with its way in. */
export function FloorsSection({ copy }: { copy: { title: string } }) {
  return (
    <Titled id="floors" title={copy.title} tone="paper">
      <List>
        {Object.values(floorKinds).map(({ anchor, name, subtitle, description, guests }) => (
          <Kind key={anchor}>
            <Small>{guests}</Small>
            <Heading>{subtitle}</Heading>
            <Text>{description}</Text>
            <SectionLink to={`/venues/floors#${anchor}`}>{name}</SectionLink>
          </Kind>
        ))}
      </List>
    </Titled>
  );
}
