import type { DeskOfferTask } from '@mainstage/contracts/desk/leads';
import { euroText } from '../offers/amounts';
import { TwoLineRow } from './two-line-row';

/** An open offer. @param due when it ends, was opened, or the client asked for a change */
export function OfferRow({ offer, due }: { offer: DeskOfferTask; due: string }) {
  const { leadId, name, company, number, version, gross } = offer;
  return (
    <TwoLineRow
      to={`/leads/${leadId}`}
      first={[name, company].filter(Boolean).join(' · ')}
      second={`${number}, version ${version} · ${euroText(gross)}`}
      due={due}
    />
  );
}
