/**
 * By when a message is answered that came at this moment: the last moment of business hours within the promised hours of
 * working days (rule visits.answer).
 */
export declare function answerBy(received: Date): Date;
