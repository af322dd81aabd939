import { styled } from '@mui/material/styles';
import { CardFacts } from '@mainstage/ui/layout/picture-card';
import { Columns, Span, Stack } from '@mainstage/ui/layout/section';
import { Kicker, Lead, SectionTitle } from '@mainstage/ui/text/text';
import { Unbroken } from './unbroken';

interface SectionHeadProps {
  id: string;
  kicker: string;
  title: string;
  lead: string;
  facts?: readonly string[];
}

const Apart = styled('div')({ marginBottom: 'clamp(2rem, 3.4vw, 3.25rem)' });

/** Opens a long section: its name and title on the left, what it is on the right. */
export function SectionHead({ id, kicker, title, lead, facts }: SectionHeadProps) {
  return (
    <Apart>
      <Columns style={{ rowGap: 24, alignItems: 'end' }}>
        <Span span={7}>
          <Stack gap={12}>
            <Kicker>{kicker}</Kicker>
            <SectionTitle id={id}>{title}</SectionTitle>
          </Stack>
        </Span>
        <Span start={8} span={5}>
          <Stack gap={20}>
            <Lead>{lead}</Lead>
            {facts && (
              <CardFacts>
                {facts.map((fact) => (
                  <li key={fact}>
                    <Unbroken text={fact} />
                  </li>
                ))}
              </CardFacts>
            )}
          </Stack>
        </Span>
      </Columns>
    </Apart>
  );
}
