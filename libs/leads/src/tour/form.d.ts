import { Brief } from '../brief/form';
import { Source } from '../source/form';
/** Request for a guided tour of the house (rule form.tour). */
export declare class TourForm {
    fullName: string;
    email: string;
    company?: string;
    phoneNumber?: string;
    preferredDate: string;
    preferredTime: string;
    numberOfGuests?: number;
    additionalInformation?: string;
    brief?: Brief;
    source?: Source;
}
/** What the form says. */
export declare const tourCopy: {
    readonly language: 'en';
    readonly labels: {
        readonly fullName: 'Full name';
        readonly email: 'Email';
        readonly company: 'Company';
        readonly phoneNumber: 'Phone number';
        readonly preferredDate: 'Preferred date';
        readonly preferredTime: 'Preferred time';
        readonly numberOfGuests: 'Number of guests';
        readonly additionalInformation: 'Additional information';
    };
    readonly hints: {
        readonly preferredTime: `Frankfurt time. Tours run ${string}, 9:00 to 18:00; ${string}.`;
        readonly numberOfGuests: "1 to 20 people";
    };
    readonly errors: {
        readonly wrong_type: string;
        readonly out_of_range: string;
    };
    readonly submit: 'Request a tour';
    readonly submitting: 'Submitting...';
};
/** What sales reads beside each field. */
export declare const tourForSales: {
    readonly fullName: 'Name';
    readonly email: 'Email';
    readonly company: 'Company';
    readonly phoneNumber: {
        readonly phone: 'Phone';
    };
    readonly preferredDate: {
        readonly told: 'with the time, as one date in words';
    };
    readonly preferredTime: {
        readonly told: 'with the day, as one date in words';
    };
    readonly numberOfGuests: {
        readonly told: 'as a number, or as not given';
    };
    readonly additionalInformation: {
        readonly quote: 'Additional information';
    };
};
