/**
 * How far the confirmation of a submission has come, as the mail server answered (rule delivery.status). `accepted` is not
 * "arrived": some servers accept every address.
 */
export const deliveryStates = ['on-its-way', 'accepted', 'retrying', 'address-unknown', 'refused'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

export interface DeliveryStatus {
  state: DeliveryState;
  /** With `retrying`: ISO 8601. */
  nextTryAt?: string;
  /** With `address-unknown`: whether the visitor may correct the address. */
  correctable?: boolean;
}

/** Minutes after a submission in which its visitor may follow its confirmation. */
export const deliveryMinutes = 15;

/** Below it lies what belongs to one submission; the cookie of its visitor is sent there alone. */
export const submissionsPath = '/api/submissions';

export const deliveryPath = (id: string) => `${submissionsPath}/${id}/delivery`;
export const addressPath = (id: string) => `${submissionsPath}/${id}/address`;
export const languagePath = (id: string) => `${submissionsPath}/${id}/language`;
