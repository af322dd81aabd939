import { useWatch } from 'react-hook-form';
import { isOutsideTourHours, tourByArrangement } from '@mainstage/content/site/tour-hours';
import Typography from '@mui/material/Typography';
import type { Submission } from '../../forms/submission/use-submission';

/** Hint if the requested time is outside the hours of tours; the form can be sent nevertheless. */
export function TourHoursHint({ form }: { form: Submission<'tour'> }) {
  const [day, time] = useWatch({ control: form.methods.control, name: ['preferredDate', 'preferredTime'] });
  const outside = isOutsideTourHours(String(day ?? ''), String(time ?? ''));
  return (
    <div role="status">
      {outside && (
        <Typography variant="prose" sx={{ mt: 1 }}>
          {tourByArrangement}
        </Typography>
      )}
    </div>
  );
}
