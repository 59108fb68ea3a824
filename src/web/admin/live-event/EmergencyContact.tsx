/** Whom to call for the act at hand, in two presses. For admins only; each look is logged, and it covers itself again. */
import { useMutation } from '@tanstack/react-query';
import { Phone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { call, sentenceOf } from '#web/client/api.ts';
import { useAuth } from '#web/client/auth.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Name } from '#web/ui/Name.tsx';
import { useDesk } from './desk.ts';
import type { DeskItem } from './words.ts';

/** The desk may stand open in a busy room. */
const OPEN_MS = 60_000;

export function EmergencyContact({ item }: { item: DeskItem }) {
  const { isAdmin } = useAuth();
  const { connected } = useDesk();
  const [open, setOpen] = useState(false);
  const participantId = item.act?.participantId;
  const look = useMutation({
    mutationFn: async (id: string) => {
      const params = { id };
      const block = (name: 'emergency' | 'parent') =>
        call(registrationEndpoints.revealPersonal, { params, body: { block: name } });
      return { emergency: (await block('emergency')).emergency, parent: (await block('parent')).parent };
    },
  });
  const { reset } = look;
  useEffect(() => {
    if (!look.isSuccess) return;
    const timer = setTimeout(() => {
      reset();
      setOpen(false);
    }, OPEN_MS);
    return () => clearTimeout(timer);
  }, [look.isSuccess, reset]);
  if (!isAdmin || participantId === undefined) return null;
  const close = () => {
    reset();
    setOpen(false);
  };
  const { emergency, parent } = look.data ?? {};
  return (
    <>
      <Button size="s" kind="quiet" onClick={() => setOpen(true)}>
        <Icon of={Phone} size={16} />
        Emergency
      </Button>
      <Dialog
        open={open}
        onClose={close}
        onSubmit={() => look.mutate(participantId)}
        title={
          <>
            Emergency contact of <Name>{item.title}</Name>
          </>
        }
        actions={
          <>
            <Button onClick={close}>Close</Button>
            {!look.isSuccess && (
              <Button kind="primary" busy={look.isPending} disabled={!connected} type="submit">
                Show, and log that I looked
              </Button>
            )}
          </>
        }
      >
        {!look.isSuccess && <p>Hidden until you ask. The log keeps who looked and when.</p>}
        {look.isError && (
          <p role="alert">{sentenceOf(look.error, 'The server cannot be reached. Try again.')}</p>
        )}
        {look.isSuccess && (
          <>
            <Reach
              who="Emergency contact"
              name={emergency?.preferredName}
              pronouns={emergency?.pronouns}
              address={emergency?.contactMethod}
            />
            {parent && (
              <Reach
                who="Parent or guardian"
                name={parent.parentPreferredName}
                pronouns={parent.parentPronouns}
                address={parent.parentContact}
              />
            )}
          </>
        )}
      </Dialog>
    </>
  );
}

function Reach({
  who,
  name,
  pronouns,
  address,
}: {
  who: string;
  name: string | undefined;
  pronouns: string | undefined;
  address: string | undefined;
}) {
  const digits = address?.replace(/[\s().\-/]/g, '') ?? '';
  const callable = /^\+?\d{5,}$/.test(digits);
  return (
    <p>
      <span className="muted">{who}</span>
      <br />
      <bdi>{[name, pronouns].filter(Boolean).join(', ') || 'Nobody was named'}</bdi>
      <br />
      <b className="num">{callable ? <a href={`tel:${digits}`}>{address}</a> : <bdi>{address}</bdi>}</b>
    </p>
  );
}
