import { Button, type ButtonProps } from '@mainstage/ui/button/button';
import { SectionLink } from './section-link';

interface LinkButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'children'> {
  /** A path, with `#section` where it leads into a page. */
  to: string;
}

/** A link in a button's dress, to a page of this site or a section of one. */
export function LinkButton({ to, ...button }: LinkButtonProps) {
  return <Button component={SectionLink} to={to} {...button} />;
}
