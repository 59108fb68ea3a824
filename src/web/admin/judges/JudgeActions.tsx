/** What an admin can do to one judge. The old link dies at once, so that is asked first. */
import { Ellipsis, Pencil, RefreshCw, ShieldX, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'react-toastify';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { call } from '#web/client/api.ts';
import { newCommandId } from '#web/client/command-id.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import { type Judge, useJudgeChange } from './use-judges.ts';

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
  const replace = useJudgeChange(
    () => call(judgingEndpoints.reissueLink, { params, commandId: newCommandId() }),
    'The link was not replaced. Try again.',
  );
  const revoke = useJudgeChange(
    () => call(judgingEndpoints.revokeLink, { params }),
    'The link was not revoked. Try again.',
  );
  const remove = useJudgeChange(
    () => call(judgingEndpoints.removeJudge, { params }),
    'The judge was not removed. Try again.',
  );
  const close = () => setAsking(undefined);
  const done = (words: string) => () => {
    close();
    toast.success(words);
  };
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
        busy={replace.isPending}
        onCancel={close}
        onConfirm={() =>
          replace.mutate(undefined, {
            onSuccess: () => {
              done('New link made')();
              onLink();
            },
          })
        }
      >
        The old link stops working at once, on every device. Scores that were given stay.
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'revoke'}
        title={`Revoke the link of ${judge.name}?`}
        confirm="Revoke link"
        cancel="Keep it"
        danger
        busy={revoke.isPending}
        onCancel={close}
        onConfirm={() => revoke.mutate(undefined, { onSuccess: done('Link revoked') })}
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
        busy={remove.isPending}
        onCancel={close}
        onConfirm={() => remove.mutate(undefined, { onSuccess: done('Judge removed'), onError: close })}
      >
        Only a judge who has given no scores can be removed. Otherwise revoke the link.
      </ConfirmDialog>
    </>
  );
}
