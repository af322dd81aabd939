/**
 * Whether a server refused a mail because of its recipient's address. A status code decides; words count only where there is
 * none, so that a refusal of us (5.7.x) never blames the visitor.
 * @param reply a reply to SMTP, or the `reason` of a bounce that came in
 */
export declare function blamesAddress(reply: string): boolean;
