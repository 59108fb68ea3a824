/** What an admin can do to one judge. The old link dies at once, so that is asked first. */
import { Ellipsis, Pencil, RefreshCw, ShieldX, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { useCommands } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu, type MenuEntry } from '#web/ui/Menu.tsx';
import { say } from '#web/ui/say.ts';
import { type Judge, PANEL } from './use-judges.ts';

type Ask = 'replace' | 'revoke' | 'remove';

/** What is asked before each, what it says once it is done or failed, and whether something is lost by it. */
const ASKS = {
  replace: {
    title: 'judges.askNewLink',
    what: 'judges.newLinkWhat',
    confirm: 'judges.newLink',
    cancel: 'judges.keepThis',
    done: 'judges.linkMade',
    failed: 'judges.notReplaced',
    danger: false,
  },
  revoke: {
    title: 'judges.askRevoke',
    what: 'judges.revokeWhat',
    confirm: 'judges.revokeLink',
    cancel: 'judges.keepIt',
    done: 'judges.linkRevoked',
    failed: 'judges.notRevoked',
    danger: true,
  },
  remove: {
    title: 'judges.askRemove',
    what: 'judges.removeWhat',
    confirm: 'judges.removeJudge',
    cancel: 'judges.keepJudge',
    done: 'judges.removed',
    failed: 'judges.notRemoved',
    danger: true,
  },
} as const satisfies Record<Ask, object>;

interface JudgeActionsProps {
  judge: Judge;
  onEdit: () => void;
  onLink: () => void;
}

export function JudgeActions({ judge, onEdit, onLink }: JudgeActionsProps) {
  const [asking, setAsking] = useState<Ask>();
  const close = () => setAsking(undefined);
  const press = useCommands({ changes: PANEL, onDone: close });
  const given = { params: { id: judge.id } };
  const carryOut = {
    replace: () =>
      press.send(judgingEndpoints.reissueLink, given, { ...toldOf('replace'), onDone: () => onLink() }),
    revoke: () => press.send(judgingEndpoints.revokeLink, given, toldOf('revoke')),
    remove: () => press.send(judgingEndpoints.removeJudge, given, { ...toldOf('remove'), onFailed: close }),
  } satisfies Record<Ask, () => void>;
  const revoke: MenuEntry[] = judge.revoked
    ? []
    : [
        {
          label: say('judges.revokeLink'),
          icon: ShieldX,
          onSelect: () => setAsking('revoke'),
          danger: true,
        },
      ];
  return (
    <>
      <Menu
        trigger={
          <Button kind="quiet" size="s" icon aria-label={say('judges.more', { name: judge.name })}>
            <Icon of={Ellipsis} size={20} />
          </Button>
        }
        entries={[
          { label: say('admin.edit'), icon: Pencil, onSelect: onEdit },
          {
            label: judge.revoked ? say('judges.newLink') : say('judges.replaceLink'),
            icon: RefreshCw,
            onSelect: () => setAsking('replace'),
          },
          ...revoke,
          'line',
          {
            label: say('judges.removeJudge'),
            icon: Trash2,
            onSelect: () => setAsking('remove'),
            danger: true,
          },
        ]}
      />
      {(Object.keys(ASKS) as Ask[]).map((ask) => (
        <ConfirmDialog
          key={ask}
          open={asking === ask}
          title={say(ASKS[ask].title, { name: judge.name })}
          confirm={say(ASKS[ask].confirm)}
          cancel={say(ASKS[ask].cancel)}
          danger={ASKS[ask].danger}
          busy={press.busy}
          onCancel={close}
          onConfirm={carryOut[ask]}
        >
          {say(ASKS[ask].what)}
        </ConfirmDialog>
      ))}
    </>
  );
}

const toldOf = (ask: Ask) => ({ done: say(ASKS[ask].done), failed: say(ASKS[ask].failed) });
