import { type Language, languageNames } from '@mainstage/contracts/language';
import { ContactSubmission } from '@mainstage/leads/contact/entity';
import type { FormName } from '@mainstage/leads/forms';
import { NewsletterSubscription } from '@mainstage/leads/newsletter/entity';
import { TourBooking } from '@mainstage/leads/tour/entity';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { writeChange } from '../changes/change-lead';
import { DeskLead } from '../entities/desk-lead';

const entityOf = (form: FormName): new () => ContactSubmission | NewsletterSubscription | TourBooking =>
  form === 'contact' ? ContactSubmission : form === 'newsletter' ? NewsletterSubscription : TourBooking;

/**
 * Sets the language of mails to the visitor (rule visitor.language): mails that are not rendered yet, and all later
 * ones. Adds an entry to the timeline; sends nothing again, and does nothing if the language is the same.
 */
export async function chooseLanguage(
  manager: EntityManager,
  form: FormName,
  leadId: string,
  language: Language,
): Promise<void> {
  await manager.transaction(async (own) => {
    // Locked before the form's row, in the same order as a correction at the desk.
    const lead = await own.findOne(DeskLead, {
      where: { leadId, eraseRequestedAt: IsNull() },
      lock: { mode: 'pessimistic_write' },
    });
    const { affected } = await own.update<ContactSubmission | NewsletterSubscription | TourBooking>(
      entityOf(form),
      { id: leadId, language: Not(language) },
      { language },
    );
    if (!lead || !affected) return;
    const title = `Would like to be answered in ${languageNames[language]}`;
    await writeChange(own, lead, { columns: { language }, entries: [{ kind: 'change', title }] }, null);
  });
}
