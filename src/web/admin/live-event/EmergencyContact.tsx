/** Whom to call for the act at hand, in two presses. For admins only; each look is logged, and it covers itself again. */

import { Phone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { call } from '#web/client/api.ts';
import { useAuth } from '#web/client/auth.tsx';
import { usePress } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { sideBySide } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Name } from '#web/ui/Name.tsx';
import { say, tell } from '#web/ui/say.ts';
import { AdminDialog } from '../AdminDialog.tsx';
import { useDesk } from './desk.ts';
import type { DeskItem } from './words.ts';

/** The desk may stand open in a busy room. */
const OPEN_MS = 60_000;

/** Whom to call for an act; each part is uncovered by itself, and the look is noted. */
async function uncover(id: string) {
  const params = { id };
  const block = (name: 'emergency' | 'parent' | 'members') =>
    call(registrationEndpoints.revealPersonal, { params, body: { block: name } });
  return {
    emergency: (await block('emergency')).emergency,
    parent: (await block('parent')).parent,
    children: (await block('members')).members?.filter(({ isMinor }) => isMinor) ?? [],
  };
}

/** Closes what is shown after a minute, and forgets it. */
function useClosedLater(isShown: boolean, forget: () => void, setOpen: (open: boolean) => void): void {
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => {
      forget();
      setOpen(false);
    }, OPEN_MS);
    return () => clearTimeout(timer);
  }, [isShown, forget, setOpen]);
}

export function EmergencyContact({ item }: { item: DeskItem }) {
  const { isAdmin } = useAuth();
  const { connected } = useDesk();
  const [open, setOpen] = useState(false);
  const participantId = item.act?.participantId;
  const look = usePress(uncover);
  const { forget } = look;
  const isShown = look.answer !== undefined;
  useClosedLater(isShown, forget, setOpen);
  if (!isAdmin || participantId === undefined) return null;
  const close = () => {
    forget();
    setOpen(false);
  };
  return (
    <>
      <Button size="s" kind="quiet" onClick={() => setOpen(true)}>
        <Icon of={Phone} size={16} />
        {say('cues.emergency')}
      </Button>
      <AdminDialog
        open={open}
        onClose={close}
        onSubmit={() => look.send(participantId)}
        title={tell('cues.emergencyOf', { name: <Name>{item.title}</Name> })}
        leave={say('admin.close')}
        submit={isShown ? undefined : say('cues.showAndLog')}
        busy={look.busy}
        disabled={!connected}
      >
        {!isShown && <p>{say('cues.hiddenUntil')}</p>}
        {look.error && <p role="alert">{look.refusal(say('cues.noServer'))}</p>}
        {look.answer && <Contacts of={look.answer} />}
      </AdminDialog>
    </>
  );
}

function Contacts({ of: { emergency, parent, children } }: { of: Awaited<ReturnType<typeof uncover>> }) {
  return (
    <>
      <Reach
        who={say('cues.emergencyContact')}
        name={emergency?.preferredName}
        pronouns={emergency?.pronouns}
        address={emergency?.contactMethod}
      />
      {parent && (
        <Reach
          who={say('cues.parent')}
          name={parent.parentPreferredName}
          pronouns={parent.parentPronouns}
          address={parent.parentContact}
        />
      )}
      {children.map((child) => (
        <Reach
          key={child.id}
          who={sideBySide([child.name, say('cues.parent')], ' · ')}
          name={child.parentPreferredName}
          pronouns={undefined}
          address={child.parentContact}
        />
      ))}
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
      <bdi className="muted">{who}</bdi>
      <br />
      {name || pronouns ? <Facts of={[name, pronouns]} /> : say('cues.nobodyNamed')}
      <br />
      <b className="num">{callable ? <a href={`tel:${digits}`}>{address}</a> : <bdi>{address}</bdi>}</b>
    </p>
  );
}
