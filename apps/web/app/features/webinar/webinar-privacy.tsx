import { privacyPaths } from '@mainstage/content/forms/form-copy';
import { Link } from 'react-router-dom';
import { Columns, Container, Section, Span } from '@mainstage/ui/layout/section';
import { Heading, Text } from '@mainstage/ui/text/text';

interface WebinarPrivacyProps {
  copy: { title: string; text: string; link: string };
}

/** What becomes of the visitor's data, where it is asked for. */
export function WebinarPrivacy({ copy }: WebinarPrivacyProps) {
  return (
    <Section aria-labelledby="data">
      <Container>
        <Columns style={{ rowGap: 16 }}>
          <Span span={4}>
            <Heading as="h2" id="data">
              {copy.title}
            </Heading>
          </Span>
          <Span start={6} span={7}>
            <Text>
              {copy.text} <Link to={privacyPaths.de}>{copy.link}</Link>.
            </Text>
          </Span>
        </Columns>
      </Container>
    </Section>
  );
}
