/** What an admin can do to one judge. The old link dies at once, so that is asked first. */
import { Ellipsis, Pencil, RefreshCw, ShieldX, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { useCommand } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import { say } from '#web/ui/say.ts';
import { type Judge, PANEL } from './use-judges.ts';

type Asking = 'replace' | 'revoke' | 'remove' | undefined;

export function JudgeActions({
  judge,
  onEdit,
  onLink,
}: {
  judge: Judge;
  onEdit: () => void;
  onLink: () => void;
}) {
  const [asking, setAsking] = useState<Asking>();
  const params = { id: judge.id };
  const close = () => setAsking(undefined);
  const after = { changes: PANEL, onDone: close };
  const replace = useCommand(judgingEndpoints.reissueLink, {
    ...after,
    done: say('judges.linkMade'),
    failed: say('judges.notReplaced'),
    onDone: () => {
      close();
      onLink();
    },
  });
  const revoke = useCommand(judgingEndpoints.revokeLink, {
    ...after,
    done: say('judges.linkRevoked'),
    failed: say('judges.notRevoked'),
  });
  const remove = useCommand(judgingEndpoints.removeJudge, {
    ...after,
    done: say('judges.removed'),
    failed: say('judges.notRemoved'),
    onFailed: close,
  });
  return (
    <>
      <Menu
        trigger={
          <Button kind="quiet" size="s" icon aria-label={say('judges.more', { name: judge.name })}>
            <Icon of={Ellipsis} size={20} />
          </Button>
        }
        entries={[
          { label: say('office.edit'), icon: Pencil, onSelect: onEdit },
          {
            label: judge.revoked ? say('judges.newLink') : say('judges.replaceLink'),
            icon: RefreshCw,
            onSelect: () => setAsking('replace'),
          },
          ...(judge.revoked
            ? []
            : [
                {
                  label: say('judges.revokeLink'),
                  icon: ShieldX,
                  onSelect: () => setAsking('revoke'),
                  danger: true,
                },
              ]),
          'line',
          {
            label: say('judges.removeJudge'),
            icon: Trash2,
            onSelect: () => setAsking('remove'),
            danger: true,
          },
        ]}
      />
      <ConfirmDialog
        open={asking === 'replace'}
        title={say('judges.askNewLink', { name: judge.name })}
        confirm={say('judges.newLink')}
        cancel={say('judges.keepThis')}
        busy={replace.busy}
        onCancel={close}
        onConfirm={() => replace.send({ params })}
      >
        {say('judges.newLinkWhat')}
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'revoke'}
        title={say('judges.askRevoke', { name: judge.name })}
        confirm={say('judges.revokeLink')}
        cancel={say('judges.keepIt')}
        danger
        busy={revoke.busy}
        onCancel={close}
        onConfirm={() => revoke.send({ params })}
      >
        {say('judges.revokeWhat')}
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'remove'}
        title={say('judges.askRemove', { name: judge.name })}
        confirm={say('judges.removeJudge')}
        cancel={say('judges.keepJudge')}
        danger
        busy={remove.busy}
        onCancel={close}
        onConfirm={() => remove.send({ params })}
      >
        {say('judges.removeWhat')}
      </ConfirmDialog>
    </>
  );
}
