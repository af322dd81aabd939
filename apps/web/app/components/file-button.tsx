import { Button, type ButtonProps } from '@mainstage/ui/button/button';

interface FileButtonProps extends Pick<ButtonProps, 'variant' | 'children'> {
  /** Path of a file of this site. */
  href: string;
}

/** A file in a button's dress: it opens in the browser, where it can be read and kept. */
export function FileButton({ href, ...button }: FileButtonProps) {
  return <Button component="a" href={href} {...button} />;
}
