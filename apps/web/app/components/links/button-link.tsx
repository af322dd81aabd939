import Button, { type ButtonProps } from '@mui/material/Button';
import { SectionLink } from './section-link';

/** A button that links to a page of this site or a section of it. */
export const ButtonLink = (props: ButtonProps<typeof SectionLink>) => <Button component={SectionLink} {...props} />;
