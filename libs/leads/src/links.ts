import { deskAddress } from '@mainstage/contracts/desk/calls';
import { confirmationLinkDays } from '@mainstage/content/constants/retention';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { type DeskAction, deskActionLinkDays, deskActionPath, type DeskLinks, memberKey } from './desk-links';
import { type QuarantineForm, quarantinePath } from './quarantine/quarantine-form';
import type { NewsletterSubscription } from './newsletter/entity';
import type { Language } from '@mainstage/contracts/language';
import { signToken } from '@mainstage/contracts/tokens/signed-token';

/** Query parameter for a page in the reader's language, if that is not the page's own (rule visitor.language). */
const inGerman = (language: Language) => (language === 'de' ? '&lang=de' : '');
const inEnglish = (language: Language) => (language === 'en' ? '&lang=en' : '');

/**
 * Signs the links in mails about leads, each with a token for its reader; other libraries build theirs from origin and
 * secret.
 */
export class Links {
  /**
   * @param publicUrl PUBLIC_URL, without a slash at the end
   * @param secret APP_SECRET
   * @param opsUrl origin of the operators' pages
   * @param hasDesk whether there is a sales desk
   */
  constructor(
    readonly publicUrl: string,
    readonly secret: string,
    private readonly opsUrl = publicUrl,
    private readonly hasDesk = false,
  ) {}

  /** @param enqueuedAt when the mail was enqueued, so that every attempt has the same link */
  confirm({ id, optInRound, language }: NewsletterSubscription, enqueuedAt: Date): string {
    const expiresAt = new Date(enqueuedAt.getTime() + confirmationLinkDays * 24 * 3600 * 1000);
    const token = signToken(this.secret, 'newsletter-confirm', { subject: id, round: optInRound }, expiresAt);
    return `${this.publicUrl}/newsletter/confirm?token=${token}${inGerman(language)}`;
  }

  unsubscribePage(subscription: NewsletterSubscription): string {
    return `${this.publicUrl}/newsletter/unsubscribe?token=${this.unsubscribeToken(subscription)}${inGerman(subscription.language)}`;
  }

  /** For `List-Unsubscribe` (RFC 8058). */
  oneClickUnsubscribe(subscription: NewsletterSubscription): string {
    return `${this.publicUrl}/api/newsletter-subscriptions/one-click?token=${this.unsubscribeToken(subscription)}`;
  }

  /** The page of a venue, or of all venues. */
  venuePage(venue?: VenueId): string {
    return `${this.publicUrl}/venues${venue ? `/${venue}` : ''}`;
  }

  joinWebinar(bookingId: string, language: Language = 'de'): string {
    const token = signToken(this.secret, 'webinar-join', { subject: bookingId, round: 0 });
    return `${this.publicUrl}/webinar/join/${token}${language === 'en' ? '?lang=en' : ''}`;
  }

  /** Page with the button that returns a seat or a place on the waiting list. */
  returnSeat(bookingId: string, language: Language = 'de'): string {
    return `${this.publicUrl}/webinar/return-seat?token=${this.seatToken(bookingId)}${inEnglish(language)}`;
  }

  /** Page with the button that keeps a provisional seat. */
  keepSeat(bookingId: string, language: Language = 'de'): string {
    return `${this.publicUrl}/webinar/keep-seat?token=${this.seatToken(bookingId)}${inEnglish(language)}`;
  }

  releaseSignUp(bookingId: string): string {
    const token = signToken(this.secret, 'webinar-release', { subject: bookingId, round: 0 });
    return `${this.publicUrl}/webinar/release?token=${token}`;
  }

  /** Page with the button that releases a quarantined lead. */
  releaseLead(form: QuarantineForm, id: string): string {
    const token = signToken(this.secret, 'lead-release', { subject: `${form} ${id}`, round: 0 });
    return `${this.publicUrl}${quarantinePath}/${token}`;
  }

  /**
   * Links to a lead at the desk, and to the pages with the buttons *I’ll take it* and *I have answered*.
   * @param enqueuedAt when the mail was enqueued, so that every attempt has the same link
   * @param member address of the reader; without one the pages ask for the member
   * @returns undefined if there is no sales desk
   */
  desk(leadId: string, enqueuedAt: Date, member?: string): DeskLinks | undefined {
    if (!this.hasDesk) return undefined;
    const expiresAt = new Date(enqueuedAt.getTime() + deskActionLinkDays * 24 * 3600 * 1000);
    const action = (name: DeskAction) => {
      const subject = [name, leadId, ...(member ? [memberKey(member)] : [])].join(' ');
      return `${this.publicUrl}${deskActionPath}/${signToken(this.secret, 'desk-action', { subject, round: 0 }, expiresAt)}`;
    };
    return { lead: this.deskLead(leadId), take: action('take'), answered: action('answered') };
  }

  deskLead(leadId: string): string {
    return `${this.publicUrl}${deskAddress}/leads/${leadId}`;
  }

  /** Operators' page of mails that need attention; requires a login. */
  operators(): string {
    return `${this.opsUrl}/ops/mails`;
  }

  private seatToken(bookingId: string): string {
    return signToken(this.secret, 'webinar-seat', { subject: bookingId, round: 0 });
  }

  private unsubscribeToken({ id, optInRound }: NewsletterSubscription): string {
    return signToken(this.secret, 'newsletter-unsubscribe', { subject: id, round: optInRound });
  }
}
