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
 * The visitor chooses the language of what is sent to them (rule visitor.language): mails that are not written yet, and all later
 * ones. The history at the desk says so; nothing is sent again, and nothing changes where it is that language already.
 */
export async function chooseLanguage(
  manager: EntityManager,
  form: FormName,
  leadId: string,
  language: Language,
): Promise<void> {
  await manager.transaction(async (own) => {
    // Locked before the form's row, as a correction at the desk does.
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
