/**
 * Status of a submission's confirmation, by the replies of the mail server (rule delivery.status). `accepted` does not
 * mean delivered: some servers accept every address.
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

/** Minutes after a submission during which its visitor may follow the confirmation. */
export const deliveryMinutes = 15;

/** Prefix of paths about one submission, to which the cookie is restricted. */
export const submissionsPath = '/api/submissions';

export const deliveryPath = (id: string) => `${submissionsPath}/${id}/delivery`;
export const addressPath = (id: string) => `${submissionsPath}/${id}/address`;
export const languagePath = (id: string) => `${submissionsPath}/${id}/language`;
