import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DeskLeadDetail } from '@mainstage/contracts/desk/leads';
import { makeIdempotencyKey } from '@mainstage/contracts/idempotency-key';
import type { DeskOffer, DeskOfferVersion, NewOffer } from '@mainstage/contracts/offers/calls';
import { lazy, Suspense, useRef, useState } from 'react';
import { callDesk } from '../api/call-desk';
import { useShortcuts } from '../keyboard/use-shortcuts';
import { useSession } from '../session/session';
import { useNotices } from '../shell/notices';
import { draftOf, isOpen } from './offer-actions';
import { NewOfferDialog } from './new-offer-dialog';
import { offersOptions } from './offers-query';
import { newestFirst } from './offer-words';
import { reloadAfterOffer } from './reload-after-offer';

/** Lazy, because the first view does not need it. */
const OfferEditor = lazy(async () => ({ default: (await import('./offer-editor')).OfferEditor }));

interface Composer {
  open: () => void;
  close: () => void;
}

/** Makes the offers of a lead and opens their editor; restores the focus afterwards. */
export function useOffering(lead: DeskLeadDetail, composer: Composer) {
  const { member } = useSession();
  const client = useQueryClient();
  const { notifyError } = useNotices();
  const { data: offers } = useQuery(offersOptions(lead.id));
  const [editing, setEditing] = useState<{ offer: DeskOffer; draft: DeskOfferVersion }>();
  const [asks, setAsks] = useState(false);
  const before = useRef<HTMLElement | null>(null);

  const rememberFocus = () => {
    before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  };
  const edit = (offer: DeskOffer) => {
    // The editor puts its text into the composer's draft, which an open composer would overwrite.
    composer.close();
    const draft = draftOf(offer);
    if (draft) setEditing({ offer, draft });
  };
  const making = useMutation({
    mutationFn: (offer: Omit<NewOffer, 'key'>) =>
      callDesk<DeskOffer>(`/leads/${lead.id}/offers`, {
        method: 'POST',
        body: { ...offer, key: makeIdempotencyKey() } satisfies NewOffer,
      }),
    onSuccess: (offer) => {
      setAsks(false);
      edit(offer);
    },
    onError: notifyError,
    onSettled: () => reloadAfterOffer(client, lead.id),
  });

  const draft = offers?.find(hasDraft);
  // After an accepted offer the next one has a number of its own.
  const continues = offers?.[0] !== undefined && newestFirst(offers[0])[0]?.state !== 'accepted';
  const writes = member.right !== 'read' && lead.state !== 'spam';
  const unable = writes && !offers?.length ? unableText(lead) : undefined;
  /** @param known the offers, which a key may be faster than */
  const start = (known: DeskOffer[]) => {
    const unfinished = known.find(hasDraft);
    if (unfinished) edit(unfinished);
    else if (known.some(isOpen) || hasOption(lead)) making.mutate({});
    else setAsks(true);
  };
  const press = () => {
    rememberFocus();
    client.ensureQueryData(offersOptions(lead.id)).then(start, notifyError);
  };
  const close = () => {
    setEditing(undefined);
    before.current?.focus();
    void reloadAfterOffer(client, lead.id);
  };
  const make = writes && !unable ? press : undefined;
  useShortcuts({ o: make });
  return {
    /** Undefined if this member or lead cannot have one. */
    make,
    label: draft ? 'Edit the draft of the offer' : continues ? 'Make the next version' : 'Make an offer',
    /** Why no offer can be made. */
    unable,
    writes,
    /** An unfinished draft is finished or withdrawn before another one is made. */
    hasDraft: draft !== undefined,
    isMaking: making.isPending,
    edit: (offer: DeskOffer) => {
      rememberFocus();
      edit(offer);
    },
    makeNext: () => {
      rememberFocus();
      making.mutate({});
    },
    makeFromWish: () => {
      rememberFocus();
      making.mutate({ withWish: true });
    },
    copy: (versionId: string) => {
      rememberFocus();
      making.mutate({ copyOf: versionId });
    },
    dialogs: (
      <>
        {asks && (
          <NewOfferDialog
            lead={lead}
            pending={making.isPending}
            onMake={(withOption) => making.mutate({ withOption })}
            onClose={() => setAsks(false)}
          />
        )}
        {editing && (
          <Suspense>
            <OfferEditor
              key={editing.draft.id}
              lead={lead}
              {...editing}
              onClose={close}
              onPrepared={() => {
                setEditing(undefined);
                composer.open();
              }}
            />
          </Suspense>
        )}
      </>
    ),
  };
}

const hasDraft = (offer: DeskOffer): boolean => draftOf(offer) !== undefined;

const hasOption = ({ bookings, day }: DeskLeadDetail): boolean =>
  bookings.some(({ state, venue, day: of }) => state === 'option' && venue === day?.venue && of === day.day);

function unableText({ day, email, bookings }: DeskLeadDetail): string | undefined {
  if (email === null) return 'An offer is sent by email: add an address with Correct … first.';
  if (!day && bookings.length === 0) return 'An offer needs a venue and a day: add them with Correct … first.';
  return undefined;
}
