/** Kind of preview; undefined for files that can only be downloaded. */
export type PreviewKind = 'picture' | 'pdf';

const pictures = /^image\/(png|jpe?g|gif|webp)$/i;

/** By the declared type, which only decides about the button: server and pdf.js check the content. */
export function previewKindOf({ name, type = '' }: { name: string; type?: string }): PreviewKind | undefined {
  if (pictures.test(type) || /\.(png|jpe?g|gif|webp)$/i.test(name)) return 'picture';
  return type.toLowerCase() === 'application/pdf' || /\.pdf$/i.test(name) ? 'pdf' : undefined;
}
