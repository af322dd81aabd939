import Button, { type ButtonProps } from '@mui/material/Button';
import { SectionLink } from './section-link';

/** A button that leads to a page of this site, or into a section of one. */
export const ButtonLink = (props: ButtonProps<typeof SectionLink>) => <Button component={SectionLink} {...props} />;
