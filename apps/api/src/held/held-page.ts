import type { Block, FactValue } from '@mainstage/mail/layout/blocks';
import { PhoneLink } from '@mainstage/mail/layout/phone-link';
import { heldForms } from '@mainstage/leads/held/held-form';
import type { HeldLead } from '@mainstage/leads/held/held-lead';
import { html, Markup } from '@mainstage/server/pages/html';
import { plainPage } from '@mainstage/server/pages/plain-page';

const received = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'full',
  timeStyle: 'short',
});

/** The page behind a link of the digest: the whole lead, why it is held back, and the button that releases it. */
export function heldPage(lead: HeldLead, told?: string): string {
  const held = lead.suspicions.length > 0;
  const title = heldForms[lead.form];
  return plainPage({
    title,
    main: html`${told ? html`<p role="status" class="done">${told}</p>` : undefined}
      <p class="state">${held ? 'Held back as suspected spam' : 'Released'}</p>
      <h1>${title}</h1>
      <ul>
        ${lead.suspicions.map((suspicion) => html`<li>${suspicion}</li>`)}
      </ul>
      ${lead.blocks.map(shown)}
      <dl>
        <dt>Received</dt>
        <dd>${received.format(lead.receivedAt)} (Frankfurt time)</dd>
      </dl>
      ${
        held
          ? html`<form method="post">
              <p>
                Released, its sender gets the usual confirmation by email, and you the usual email with everything in
                it.
              </p>
              <button class="first">Release it</button>
            </form>`
          : undefined
      }`,
  });
}

function shown(block: Block): Markup {
  if (block.kind === 'facts')
    return html`<dl>
      ${block.facts.map(
        ({ label, value }) =>
          html`<dt>${label}</dt>
            <dd>${textOf(value)}</dd>`,
      )}
    </dl>`;
  if (block.kind !== 'quote') return html``;
  return html`<h2>${block.label}</h2>
    <p>${block.text.lines.map((line, index) => (index > 0 ? html`<br />${line}` : html`${line}`))}</p>`;
}

function textOf(value: FactValue): string {
  if (typeof value === 'string') return value;
  return value instanceof PhoneLink ? value.text : value.lines.join(' ');
}
