/** One row for each judge. State is a word and a shape; nothing here shows a mark. */
import { CircleCheck, CircleDashed, CircleSlash, QrCode, Wifi, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Chip, Flag } from '#web/ui/Chip.tsx';
import { showCount, showTime } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Name } from '#web/ui/Name.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Table } from '#web/ui/Table.tsx';
import { EditJudge } from './EditJudge.tsx';
import { JudgeActions } from './JudgeActions.tsx';
import styles from './Judges.module.css';
import { LinkDialog } from './LinkDialog.tsx';
import { presenceOf } from './presence.ts';
import type { Category, Criterion, Judge } from './use-judges.ts';

export interface JudgesTableProps {
  judges: readonly Judge[];
  categories: readonly Category[];
  criteria: readonly Criterion[];
  isAdmin: boolean;
}

export function JudgesTable({ judges, categories, criteria, isAdmin }: JudgesTableProps) {
  const [linkOf, setLinkOf] = useState<string>();
  const [editing, setEditing] = useState<string>();
  const linked = judges.find((judge) => judge.id === linkOf);
  const edited = judges.find((judge) => judge.id === editing);
  return (
    <Panel flush>
      <Table label="Judges">
        <thead>
          <tr>
            <th scope="col">Judge</th>
            <th scope="col">Scores</th>
            <th scope="col">Connection</th>
            <th scope="col" data-end>
              Scored
            </th>
            {isAdmin && (
              <th scope="col">
                <span className="vh">Link and changes</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {judges.map((judge) => (
            <tr key={judge.id}>
              <th scope="row">
                <span className={styles.who}>
                  <Avatar name={judge.name} />
                  <Name className={styles.name}>{judge.name}</Name>
                  {judge.isHead && <Chip tone="line">Head judge</Chip>}
                  {judge.jury !== '' && (
                    <Chip tone="line">
                      Jury <bdi>{judge.jury}</bdi>
                    </Chip>
                  )}
                  {judge.weight !== '1' && <Chip tone="line">Counts ×{judge.weight}</Chip>}
                </span>
              </th>
              <td>{scopeWords(judge, categories, criteria)}</td>
              <td>
                <Connection judge={judge} />
              </td>
              <td data-end>
                <Progress judge={judge} />
              </td>
              {isAdmin && (
                <td>
                  <span className={styles.rowActions}>
                    <Button size="s" disabled={judge.revoked} onClick={() => setLinkOf(judge.id)}>
                      <Icon of={QrCode} /> Link
                    </Button>
                    <JudgeActions
                      judge={judge}
                      onEdit={() => setEditing(judge.id)}
                      onLink={() => setLinkOf(judge.id)}
                    />
                  </span>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
      {linked && <LinkDialog judge={linked} onClose={() => setLinkOf(undefined)} />}
      {edited && (
        <EditJudge
          judge={edited}
          categories={categories}
          criteria={criteria}
          onClose={() => setEditing(undefined)}
        />
      )}
    </Panel>
  );
}

/** "All acts", "Music, Effect", "Dance: Music". */
function scopeWords(
  { categoryIds, criterionIds }: Judge,
  categories: readonly Category[],
  criteria: readonly Criterion[],
): string {
  const named = (all: readonly { id: string; name: string }[], ids: readonly string[]) =>
    all.flatMap(({ id, name }) => (ids.includes(id) ? [name] : [])).join(', ');
  const acts = categoryIds.length === 0 ? 'All acts' : named(categories, categoryIds);
  return criterionIds.length === 0 ? acts : `${acts}: ${named(criteria, criterionIds)}`;
}

function Connection({ judge }: { judge: Judge }) {
  const presence = presenceOf(judge);
  if (presence.kind === 'revoked')
    return (
      <Flag tone="danger" icon={CircleSlash}>
        Link revoked
      </Flag>
    );
  if (presence.kind === 'not_opened')
    return (
      <Flag tone="none" icon={CircleDashed}>
        Link not opened
      </Flag>
    );
  const held = presence.unsent > 0 ? `, ${showCount(presence.unsent)} unsent` : '';
  if (presence.kind === 'online')
    return (
      <Flag tone={presence.unsent > 0 ? 'warn' : 'ok'} icon={Wifi}>
        {presence.devices.map((device) => device.device).join(' and ')}
        {held}
      </Flag>
    );
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Flag tone="warn" icon={WifiOff}>
      Away since {showTime(presence.lastSeenAt, here)}
      {held}
    </Flag>
  );
}

function Progress({ judge }: { judge: Judge }) {
  if (judge.toScore === 0) return <span className="muted">no acts yet</span>;
  const all = judge.scored === judge.toScore;
  return (
    <span className={styles.progress}>
      {all && <Icon of={CircleCheck} size={16} className={styles.done} />}
      {judge.scored} of {judge.toScore}
    </span>
  );
}
