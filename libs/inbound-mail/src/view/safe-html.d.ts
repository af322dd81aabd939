/**
 * HTML of a stranger without anything that runs, loads or leads somewhere unseen (rule inbound.whole): no script, style sheet, form,
 * frame, drawing or remote picture; pictures of the message itself; every link opens outside and is followed by its true address.
 * @param pictures `data:` addresses of pictures that were drawn anew, by content id in lower case or by the address that stands in the HTML
 */
export declare function safeHtml(html: string, pictures: ReadonlyMap<string, string>): string;
