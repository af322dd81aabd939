import { lineRules, changeRules } from './estimate/rule-texts.en';
import { estimateWords } from './estimate/words.en';
import { missedSentences, figures, reasonSentences } from './finder/words';
import { searchSentence } from './finder/search-sentence';
import { gate } from './gate/gate';
import { rateLimited } from './notices/rate-limited';
import { shortlistWords } from './shortlist/words';
import { closingTitle, seatsText } from './webinar/state-words';
import { peopleDrawn, setUpGuests } from '@mainstage/venues/facts/present';

const failure = { title: 'No', text: '', style: 'destructive', language: 'en' } as const;
const webinar = { seats: 1, seatsLeft: 1 };

const texts = [
  ['fit', searchSentence.fit(1, 1)],
  ['bar', searchSentence.bar(1)],
  ['reasonSentences.guests', reasonSentences.guests(1, 1)],
  ['reasonSentences.layout', reasonSentences.layout('theatre', 1)],
  ['missedSentences.guests', missedSentences.guests(1, 1)],
  ['missedSentences.open', missedSentences.open(1, 1)],
  ['figures.guests', figures.guests(1, false)],
  ['lineRules.catering', `${lineRules.catering(1, 1)} ${lineRules.catering(1)}`],
  ['lineRules.band', lineRules.band({ from: 1, to: 2 }, 'guest', { guests: 1, days: 1, less: 0, sample: true })],
  ['changeRules.participants', changeRules.participants(1, 1, 1)],
  ['before', `${estimateWords.before.days(1)}, ${estimateWords.before.hours(1)}`],
  ['gate', `${gate.waits.seconds(1)}, ${gate.waits.minutes(1)}`],
  ['rateLimited', `${rateLimited(failure, 1).text} ${rateLimited({ ...failure, language: 'de' }, 1).text}`],
  ['shortlist', shortlistWords.indicator.label(1)],
  ['webinar, announced', seatsText({ state: 'announced', ...webinar })],
  ['webinar, full', seatsText({ state: 'full', ...webinar })],
  ['webinar, closing', closingTitle({ state: 'announced', ...webinar })],
  ...(['theatre', 'desks', 'stools', 'benches', 'standing'] as const).map(
    (drawn) => [`peopleDrawn, ${drawn}`, peopleDrawn(drawn, 1)] as const,
  ),
  ['setUpGuests', setUpGuests({ guests: 1, unit: 'people' } as Parameters<typeof setUpGuests>[0])],
] as const;

/** A plural noun after a one: `1 seats`, `1 Plätze`. */
const plural =
  /\b1 (seats|stools|desks|guests|people|rooms|venues|hours|days|minutes|seconds|pieces|items|Plätze|Minuten|Sekunden)\b/;

describe('a text with a one', () => {
  it.each(texts)('%s has its noun in the singular', (_, text) => expect(text).not.toMatch(plural));
});
