/** The version of a lead after the last change of this tab; undefined if the change failed. */
const ownVersions = new Map<string, Promise<number | undefined>>();

/** Records a change of this tab, so that its hint causes no request: the answer contains the lead. */
export function rememberOwnChange(leadId: string, answer: Promise<{ version: number }>): void {
  ownVersions.set(
    leadId,
    answer.then(
      ({ version }) => version,
      () => undefined,
    ),
  );
}

/** Whether this hint is about the tab's last change of the lead. Waits for the answer to the change; true once only. */
export async function isOwnChange(leadId: string, announced: number): Promise<boolean> {
  const version = ownVersions.get(leadId);
  if (!version || (await version) !== announced) return false;
  if (ownVersions.get(leadId) === version) ownVersions.delete(leadId);
  return true;
}
