import { styled } from '@mui/material/styles';
import { estimatePage } from '@mainstage/content/shared-pages/estimate';
import { Columns, Container, Section, Span, Stack } from '@mainstage/ui/layout/section';
import { LineList } from '@mainstage/ui/text/lists';
import { Heading, Lead, SectionTitle } from '@mainstage/ui/text/text';
import { from } from '@mainstage/ui/theme/tokens';

const { rules } = estimatePage.copy;

const Head = styled(Span)({ [from.desktop]: { position: 'sticky', top: 128, alignSelf: 'start' } });

/** Every rule that an estimate can name, to be read before choosing anything. */
export function EstimateRules() {
  return (
    <Section tone="mist" aria-labelledby="rules">
      <Container>
        <Columns>
          <Head span={4}>
            <Stack gap={20}>
              <SectionTitle id="rules">{rules.title}</SectionTitle>
              <Lead>{rules.lead}</Lead>
            </Stack>
          </Head>
          <Span start={6} span={7}>
            <Stack gap={48} style={{ alignItems: 'stretch' }}>
              {rules.items.map(({ title, lines }) => (
                <Stack key={title} gap={16}>
                  <Heading>{title}</Heading>
                  <LineList lines={lines} />
                </Stack>
              ))}
            </Stack>
          </Span>
        </Columns>
      </Container>
    </Section>
  );
}
