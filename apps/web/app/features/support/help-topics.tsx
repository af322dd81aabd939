import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { Section } from '@mainstage/ui/layout/section';
import { TwoColumns } from '@mainstage/ui/layout/two-columns';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { ButtonLink } from '../../components/links/button-link';

interface HelpTopicsProps {
  topics: readonly {
    id: string;
    title: string;
    items: readonly { title: string; text: string; link?: { label: string; to: string } }[];
  }[];
}

const Group = styled('section')({ '& + &': { marginTop: 'clamp(3rem, 6vw, 6rem)' } });

/** Questions by subject, each expands to its answer. */
export function HelpTopics({ topics }: HelpTopicsProps) {
  return (
    <Section as="div" tone="mist">
      {topics.map(({ id, title, items }) => (
        <Group key={id} aria-labelledby={id}>
          <TwoColumns spans={[4, 7]} rowSpacing={3}>
            <Typography variant="h3" component="h2" id={id} sx={{ paddingTop: { md: 3 } }}>
              {title}
            </Typography>
            <>
              {items.map(({ title: question, text, link }, at) => (
                <Accordion key={question}>
                  <AccordionSummary id={`${id}-question-${at}`} aria-controls={`${id}-answer-${at}`}>
                    <Typography variant="h3" component="span">
                      {question}
                    </Typography>
                  </AccordionSummary>
                  <AccordionDetails>
                    <Stack spacing={1}>
                      <p>{text}</p>
                      {link && (
                        <ButtonLink to={link.to} variant="text">
                          {link.label}
                        </ButtonLink>
                      )}
                    </Stack>
                  </AccordionDetails>
                </Accordion>
              ))}
            </>
          </TwoColumns>
        </Group>
      ))}
    </Section>
  );
}
