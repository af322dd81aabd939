import Box from '@mui/material/Box';
import { type Point, StepList } from '@mainstage/ui/text/lists';
import type { DialogOpener } from '../../components/loading/use-lazy-dialog';
import { WebinarAction } from './webinar-action';
import { useWebinarWords } from './webinar-date';
import { Titled } from '../../components/sections/titled';

interface WebinarStepsProps {
  copy: { title: string; first: Point; second: Point; third: Point; action: string };
  signUp: DialogOpener;
}

/** From the email address to the live hour; the third step names the time. */
export function WebinarSteps({ copy, signUp }: WebinarStepsProps) {
  const { time } = useWebinarWords();
  const third = { ...copy.third, title: copy.third.title.replace('{time}', time) };

  return (
    <Titled id="steps" title={copy.title}>
      <StepList steps={[copy.first, copy.second, third]} />
      <Box sx={{ marginTop: 6 }}>
        <WebinarAction size="large" label={copy.action} signUp={signUp} />
      </Box>
    </Titled>
  );
}
