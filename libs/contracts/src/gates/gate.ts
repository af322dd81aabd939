/** The pages behind a password (rule gate.password). */
export const gatePages = ['event-planners', 'development'] as const;
export type GatePage = (typeof gatePages)[number];

export function isGatePage(name: string): name is GatePage {
  return (gatePages as readonly string[]).includes(name);
}

/** `POST {unlock}` with the password. The token belongs to this page and this password, and expires. */
export interface GateAnswer {
  token: string;
}

/** Paths of one gate; content and files require `Authorization: Bearer <token>`. */
export function gatePaths(page: GatePage) {
  const base = `/api/gates/${page}`;
  return {
    unlock: `${base}/unlock`,
    content: `${base}/content`,
    file: (name: string) => `${base}/files/${encodeURIComponent(name)}`,
  };
}
