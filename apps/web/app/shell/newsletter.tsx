import { insideViewport } from '../components/loading/when-near-viewport';
import { lazyNearViewport } from '../components/loading/lazy-near-viewport';

// Loaded once it is visible or at the first interaction: on a short page the footer is near from the start, and the
// form is half as large as the shell.
const form = lazyNearViewport(
  '#newsletter',
  async () => (await import('../features/newsletter/newsletter-form')).FooterNewsletterForm,
  insideViewport,
);

/** The newsletter form in the footer of every page: its HTML is in the page, its script is lazy. */
export function Newsletter() {
  return <div id="newsletter">{form}</div>;
}
