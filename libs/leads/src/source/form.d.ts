/** What led to the visit: campaign, the host that linked here and the first page seen. It names no person. */
export declare class Source {
    utmSource?: string;
    utmMedium?: string;
    utmCampaign?: string;
    referrerHost?: string;
    firstPage?: string;
}
