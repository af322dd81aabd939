/** How a file is shown; undefined where it can only be downloaded. */
export type PreviewKind = 'picture' | 'pdf';

const pictures = /^image\/(png|jpe?g|gif|webp)$/i;

/** By what its sender calls it, which decides about the button alone: the server and pdf.js look at the bytes. */
export function previewKindOf({ name, type = '' }: { name: string; type?: string }): PreviewKind | undefined {
  if (pictures.test(type) || /\.(png|jpe?g|gif|webp)$/i.test(name)) return 'picture';
  return type.toLowerCase() === 'application/pdf' || /\.pdf$/i.test(name) ? 'pdf' : undefined;
}
