/** The version that a lead had after the last change of this tab; undefined where the change failed. */
const ownVersions = new Map<string, Promise<number | undefined>>();

/** Remembers a change of this tab, so that its announcement causes no request: the answer holds the lead. */
export function rememberOwnChange(leadId: string, answer: Promise<{ version: number }>): void {
  ownVersions.set(
    leadId,
    answer.then(
      ({ version }) => version,
      () => undefined,
    ),
  );
}

/** Whether this announcement is that of the tab's last change of the lead. Waits for the answer to the change; true once only. */
export async function isOwnChange(leadId: string, announced: number): Promise<boolean> {
  const version = ownVersions.get(leadId);
  if (!version || (await version) !== announced) return false;
  if (ownVersions.get(leadId) === version) ownVersions.delete(leadId);
  return true;
}
