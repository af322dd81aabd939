import { insideViewport } from '../components/loading/when-near-viewport';
import { whenNear } from '../components/loading/when-near';

// Once it is seen or something is done: on a short page the foot is near from the start, and a form weighs half as much as the frame.
const form = whenNear(
  '#newsletter',
  async () => (await import('../features/newsletter/newsletter-form')).FooterNewsletterForm,
  insideViewport,
);

/** The newsletter form at the foot of every page: in the page from the start, its script when it is wanted. */
export function Newsletter() {
  return <div id="newsletter">{form}</div>;
}
