/** What an admin can do to one judge. The old link dies at once, so that is asked first. */
import { Ellipsis, Pencil, RefreshCw, ShieldX, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { useCommand } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu } from '#web/ui/Menu.tsx';
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
    done: 'New link made',
    failed: 'The link was not replaced. Try again.',
    onDone: () => {
      close();
      onLink();
    },
  });
  const revoke = useCommand(judgingEndpoints.revokeLink, {
    ...after,
    done: 'Link revoked',
    failed: 'The link was not revoked. Try again.',
  });
  const remove = useCommand(judgingEndpoints.removeJudge, {
    ...after,
    done: 'Judge removed',
    failed: 'The judge was not removed. Try again.',
    onFailed: close,
  });
  return (
    <>
      <Menu
        trigger={
          <Button kind="quiet" size="s" icon aria-label={`More for ${judge.name}`}>
            <Icon of={Ellipsis} size={20} />
          </Button>
        }
        entries={[
          { label: 'Edit', icon: Pencil, onSelect: onEdit },
          {
            label: judge.revoked ? 'Make a new link' : 'Replace link',
            icon: RefreshCw,
            onSelect: () => setAsking('replace'),
          },
          ...(judge.revoked
            ? []
            : [{ label: 'Revoke link', icon: ShieldX, onSelect: () => setAsking('revoke'), danger: true }]),
          'line',
          { label: 'Remove judge', icon: Trash2, onSelect: () => setAsking('remove'), danger: true },
        ]}
      />
      <ConfirmDialog
        open={asking === 'replace'}
        title={`Make a new link for ${judge.name}?`}
        confirm="Make a new link"
        cancel="Keep this one"
        busy={replace.busy}
        onCancel={close}
        onConfirm={() => replace.send({ params })}
      >
        The old link stops working at once, on every device. Scores that were given stay.
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'revoke'}
        title={`Revoke the link of ${judge.name}?`}
        confirm="Revoke link"
        cancel="Keep it"
        danger
        busy={revoke.busy}
        onCancel={close}
        onConfirm={() => revoke.send({ params })}
      >
        Nobody can score with it from now on. Scores that were given stay, and a new link can be made at any
        time.
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'remove'}
        title={`Remove ${judge.name} from the panel?`}
        confirm="Remove judge"
        cancel="Keep judge"
        danger
        busy={remove.busy}
        onCancel={close}
        onConfirm={() => remove.send({ params })}
      >
        Only a judge who has given no scores can be removed. Otherwise revoke the link.
      </ConfirmDialog>
    </>
  );
}
