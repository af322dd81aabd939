import { Accordion } from '@mainstage/ui/accordion/accordion';
import { Columns, Container, Section, Span, Stack } from '@mainstage/ui/layout/section';
import { Heading } from '@mainstage/ui/text/text';
import { styled } from '@mui/material/styles';
import { from } from '@mainstage/ui/theme/tokens';
import { LinkButton } from '../../components/link-button';

interface HelpTopicsProps {
  topics: readonly {
    id: string;
    title: string;
    items: readonly { title: string; text: string; link?: { label: string; to: string } }[];
  }[];
}

const Group = styled('section')({ '& + &': { marginTop: 'clamp(3rem, 6vw, 6rem)' } });
const Head = styled(Span)({ [from.desktop]: { paddingTop: 24 } });

/** Questions by subject, each opening to its answer. */
export function HelpTopics({ topics }: HelpTopicsProps) {
  return (
    <Section as="div" tone="mist">
      <Container>
        {topics.map(({ id, title, items }) => (
          <Group key={id} aria-labelledby={id}>
            <Columns style={{ rowGap: 24 }}>
              <Head span={4}>
                <Heading as="h2" id={id}>
                  {title}
                </Heading>
              </Head>
              <Span start={6} span={7}>
                <Accordion
                  items={items.map(({ title: question, text, link }) => ({
                    title: question,
                    content: (
                      <Stack gap={8}>
                        <p>{text}</p>
                        {link && (
                          <LinkButton to={link.to} variant="text">
                            {link.label}
                          </LinkButton>
                        )}
                      </Stack>
                    ),
                  }))}
                />
              </Span>
            </Columns>
          </Group>
        ))}
      </Container>
    </Section>
  );
}
