import { Brief } from '../brief/form';
import { Source } from '../source/form';
/** Message to the venue (rule form.contact). */
export declare class ContactForm {
    firstName: string;
    lastName: string;
    email: string;
    company?: string;
    message: string;
    brief?: Brief;
    source?: Source;
}
/** What the form says. */
export declare const contactCopy: {
    readonly language: 'en';
    readonly labels: {
        readonly firstName: 'First name';
        readonly lastName: 'Last name';
        readonly email: 'Email';
        readonly company: 'Company';
        readonly message: 'Message';
    };
    readonly submit: 'Send message';
    readonly submitting: 'Sending...';
};
/** What sales reads beside each field. */
export declare const contactForSales: {
    readonly firstName: 'First name';
    readonly lastName: 'Last name';
    readonly email: 'Email';
    readonly company: 'Company';
    readonly message: {
        readonly quote: 'Message';
    };
};
