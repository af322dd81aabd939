import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { answerTimesWords } from '@mainstage/content/forms/answer-times';
import type { Language } from '@mainstage/contracts/language';
import { answerTimesCsvPath, answerTimesPath, type PublicAnswerTimes } from '@mainstage/contracts/desk/numbers';
import { isRecord } from '../../api/is-record';
import { useJson } from '../../api/use-json';

const isAnswerTimes = (content: unknown): content is PublicAnswerTimes =>
  isRecord(content) &&
  (content.times === null || (isRecord(content.times) && typeof content.times.withinPromise === 'number'));

const Details = styled('details')({
  '& summary': { cursor: 'pointer', listStyle: 'none', '&::-webkit-details-marker': { display: 'none' } },
  '& summary span': { textDecoration: 'underline', textUnderlineOffset: 4 },
  '& summary span:last-of-type': { whiteSpace: 'nowrap' },
  '& p': { marginTop: 8 },
});

/**
 * How well the promised answer time was kept lately (rule desk.promise). Empty while it is not known or too few leads
 * arrived; its space is reserved, so that nothing moves.
 */
export function AnswerTimesLine({ language = 'en' }: { language?: Language }) {
  const result = useJson(answerTimesPath, isAnswerTimes);
  const times = result?.ok ? result.answer.times : null;
  const offers = result?.ok ? result.answer.offers : null;
  const words = answerTimesWords[language];
  return (
    <Typography
      variant="caption"
      component="div"
      sx={{ minHeight: { xs: '4.8em', sm: '3.2em' }, displayPrint: 'none' }}
    >
      {times && (
        <Details>
          <summary>
            <span>{words.measured(times)}</span> <span>{words.howWeMeasure}</span>
          </summary>
          <p>{words.explanation(times)}</p>
          {offers && <p>{words.offers(offers)}</p>}
          <p>
            <a href={answerTimesCsvPath} download>
              {words.download}
            </a>
          </p>
        </Details>
      )}
    </Typography>
  );
}
