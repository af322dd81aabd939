import Stack, { type StackProps } from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { size, smallHeadingType } from '@mainstage/ui/theme/tokens';

interface TitledStackProps extends Omit<StackProps, 'title'> {
  title: string;
  /** Id of the heading, if it names the section. */
  titleId?: string | undefined;
}

/** A part of a section under a small heading. */
export function TitledStack({ title, titleId, children, ...stack }: TitledStackProps) {
  return (
    <Stack spacing={2} {...stack}>
      <Typography variant="h3" component="h2" id={titleId} sx={{ ...smallHeadingType, fontSize: size.lead }}>
        {title}
      </Typography>
      {children}
    </Stack>
  );
}
