import { styled } from '@mui/material/styles';
import { estimatePath } from '@mainstage/content/estimate/address';
import { enquiryPath } from '@mainstage/content/forms/enquiries';
import { type ShopPage, shopWords } from '@mainstage/content/shop/shop-page';
import { CallToAction } from '@mainstage/ui/call-to-action/call-to-action';
import { Actions, Columns, Container, Section, Span, Stack } from '@mainstage/ui/layout/section';
import { Split } from '@mainstage/ui/layout/split';
import { Picture } from '@mainstage/ui/media/picture';
import { FactsRow } from '@mainstage/ui/text/facts-row';
import { LineList } from '@mainstage/ui/text/lists';
import { Heading, Lead, SectionTitle, Text } from '@mainstage/ui/text/text';
import { pictureFrom } from '../../pictures';
import { BackLink } from '../../components/back-link';
import { Beside } from '../../components/beside';
import { LinkButton } from '../../components/link-button';
import { PageOpening } from '../../components/page-opening';
import { VenueLines } from '../../components/venues/venue-lines';

const Facts = styled('div')({ marginTop: 'clamp(3.5rem, 7vw, 7rem)' });

/** One category of the shop: what it costs, what is in it and what is not, which rooms it can be. */
export function ShopCategory({ page }: { page: ShopPage }) {
  const { hero, price, facts, included, besides, suits, closing, venues: rooms } = page.copy;
  const estimate = estimatePath(page.path.split('/').at(-1) ?? '');

  return (
    <>
      <PageOpening {...hero}>
        <BackLink to="/shop/venue">{shopWords.back}</BackLink>
      </PageOpening>
      <Section aria-labelledby="price">
        <Container>
          <Columns style={{ rowGap: 32, alignItems: 'end' }}>
            <Span span={6}>
              <SectionTitle id="price" style={{ maxWidth: '7em' }}>
                {price.title}
              </SectionTitle>
            </Span>
            <Span start={7} span={6}>
              <Stack gap={24}>
                <Lead>{price.text}</Lead>
                <Actions>
                  <LinkButton to={estimate} size="large">
                    {shopWords.estimate}
                  </LinkButton>
                  <LinkButton to="/book-tour" variant="text">
                    {shopWords.tour}
                  </LinkButton>
                </Actions>
              </Stack>
            </Span>
          </Columns>
          <Facts>
            <FactsRow facts={facts} />
          </Facts>
        </Container>
      </Section>
      <Section tone="mist" aria-label={`${included.title}, ${besides.title.toLowerCase()}`}>
        <Container>
          <Columns>
            {[included, besides].map(({ title, lines }) => (
              <Span span={6} key={title}>
                <Stack gap={20}>
                  <Heading as="h2">{title}</Heading>
                  <LineList lines={lines} />
                </Stack>
              </Span>
            ))}
          </Columns>
        </Container>
      </Section>
      <Section tone="ink" aria-labelledby="suits">
        <Split
          side="left"
          picture={
            <Picture picture={pictureFrom(suits.picture)} sizes="(min-width: 1024px) 58vw, 96vw" ratio="4 / 3" />
          }
        >
          <SectionTitle id="suits">{suits.title}</SectionTitle>
          <Text>{suits.text}</Text>
          <LineList lines={suits.points} />
        </Split>
      </Section>
      <Beside id="rooms" title={rooms.title}>
        <Stack gap={28} style={{ alignItems: 'stretch' }}>
          <Lead>{rooms.text}</Lead>
          <VenueLines ids={rooms.ids} words={shopWords} tour={shopWords.see} of={shopWords.of} />
        </Stack>
      </Beside>
      <CallToAction id="closing" title={closing.title} lead={closing.lead} picture={pictureFrom(closing.picture)}>
        <LinkButton to={estimate} size="large">
          {shopWords.estimate}
        </LinkButton>
        <LinkButton to={enquiryPath('venue')} variant="text">
          {shopWords.discuss}
        </LinkButton>
      </CallToAction>
    </>
  );
}
