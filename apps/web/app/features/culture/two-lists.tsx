import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Section } from '@mainstage/ui/layout/section';
import { TwoColumns } from '@mainstage/ui/layout/two-columns';
import type { Point } from '@mainstage/ui/text/lists';
import { columns } from '@mainstage/ui/theme/columns';
import { size } from '@mainstage/ui/theme/tokens';
import { tone } from '@mainstage/ui/theme/tones';

interface TitledList {
  id: string;
  title: string;
  items: readonly Point[];
}

/** Two columns on a phone too; one beside the other list. */
const Items = styled('ul')({ ...columns({ phone: 2, desktop: 1 }), columnGap: 20, marginTop: 20 });
const Item = styled('li')({
  display: 'grid',
  gap: 4,
  alignContent: 'start',
  padding: '12px 0',
  borderTop: `1px solid ${tone.line}`,
  '& p': { fontSize: size.small, lineHeight: 1.45 },
});

function List({ id, title, items }: TitledList) {
  return (
    <section aria-labelledby={id}>
      <Typography variant="h2" id={id}>
        {title}
      </Typography>
      <Items>
        {items.map((item) => (
          <Item key={item.title}>
            <Typography variant="h3" sx={{ fontSize: size.name }}>
              {item.title}
            </Typography>
            <Typography variant="prose">{item.text}</Typography>
          </Item>
        ))}
      </Items>
    </section>
  );
}

/** Two lists of statements side by side. */
export function TwoLists({ lists: [first, second] }: { lists: readonly [TitledList, TitledList] }) {
  return (
    <Section as="div" tone="mist">
      <TwoColumns spans={[5, 6]} rowSpacing={4}>
        <List {...first} />
        <List {...second} />
      </TwoColumns>
    </Section>
  );
}
