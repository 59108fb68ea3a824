/** One row for each judge. State is a word and a shape; nothing here shows a mark. */
import { CircleCheck, CircleDashed, CircleSlash, CopyCheck, QrCode, Wifi, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Chip, Flag } from '#web/ui/Chip.tsx';
import { deviceWords } from '#web/ui/device-words.ts';
import { listed, showDecimal, showTime, sideBySide } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Name } from '#web/ui/Name.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { say, tell } from '#web/ui/say.ts';
import { Table } from '#web/ui/Table.tsx';
import { EditJudge } from './EditJudge.tsx';
import { JudgeActions } from './JudgeActions.tsx';
import styles from './Judges.module.css';
import { LinkDialog } from './LinkDialog.tsx';
import { namesakes } from './namesakes.ts';
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
  const doubled = new Set(namesakes(judges.map(({ name }) => name)));
  const edited = judges.find((judge) => judge.id === editing);
  return (
    <Panel flush>
      <Table label={say('judges.title')}>
        <thead className={styles.headings}>
          <tr>
            <th scope="col">{say('judges.judge')}</th>
            <th scope="col">{say('judges.scores')}</th>
            <th scope="col">{say('judges.connection')}</th>
            <th scope="col" data-end>
              {say('judges.scored')}
            </th>
            {isAdmin && (
              <th scope="col">
                <span className="vh">{say('judges.linkAndChanges')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {judges.map((judge) => (
            <tr key={judge.id} className={styles.row}>
              <th scope="row">
                <Who judge={judge} isNamesake={doubled.has(judge.name)} />
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
                      <Icon of={QrCode} /> {say('judges.link')}
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

function Who({ judge, isNamesake }: { judge: Judge; isNamesake: boolean }) {
  return (
    <span className={styles.who}>
      <Avatar name={judge.name} />
      <Name className={styles.name}>{judge.name}</Name>
      {isNamesake && (
        <Flag tone="warn" icon={CopyCheck}>
          {say('judges.sameName')}
        </Flag>
      )}
      {judge.isHead && <Chip tone="line">{say('judges.head')}</Chip>}
      {judge.jury !== '' && (
        <Chip tone="line">{tell('judges.juryNamed', { jury: <bdi>{judge.jury}</bdi> })}</Chip>
      )}
      {judge.weight !== '1' && (
        <Chip tone="line">{say('judges.countsTimes', { weight: showDecimal(judge.weight) })}</Chip>
      )}
    </span>
  );
}

/** "All acts", "Music, Effect", "Dance: Music". */
function scopeWords(
  { categoryIds, criterionIds }: Judge,
  categories: readonly Category[],
  criteria: readonly Criterion[],
): string {
  const named = (all: readonly { id: string; name: string }[], ids: readonly string[]) =>
    sideBySide(all.map(({ id, name }) => ids.includes(id) && name));
  const chosen = { categories: named(categories, categoryIds), criteria: named(criteria, criterionIds) };
  if (criterionIds.length === 0) return categoryIds.length === 0 ? say('judges.allActs') : chosen.categories;
  return categoryIds.length === 0
    ? say('judges.allActsCriteria', chosen)
    : say('judges.someActsCriteria', chosen);
}

function Connection({ judge }: { judge: Judge }) {
  const presence = presenceOf(judge);
  if (presence.kind === 'revoked')
    return (
      <Flag tone="danger" icon={CircleSlash}>
        {say('judges.linkRevoked')}
      </Flag>
    );
  if (presence.kind === 'not_opened')
    return (
      <Flag tone="none" icon={CircleDashed}>
        {say('judges.notOpened')}
      </Flag>
    );
  const { unsent } = presence;
  if (presence.kind === 'online') {
    const devices = listed(presence.devices.map(({ device }) => deviceWords(device)));
    return (
      <Flag tone={unsent > 0 ? 'warn' : 'ok'} icon={Wifi}>
        {unsent > 0 ? say('judges.onDevicesUnsent', { devices, unsent }) : devices}
      </Flag>
    );
  }
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const time = showTime(presence.lastSeenAt, here);
  return (
    <Flag tone="warn" icon={WifiOff}>
      {unsent > 0 ? say('judges.awaySinceUnsent', { time, unsent }) : say('judges.awaySince', { time })}
    </Flag>
  );
}

function Progress({ judge }: { judge: Judge }) {
  if (judge.toScore === 0) return <span className="muted">{say('judges.noActsYet')}</span>;
  const all = judge.scored === judge.toScore;
  return (
    <span className={styles.progress}>
      {all && <Icon of={CircleCheck} size={16} className={styles.done} />}
      {say('judges.scoredOf', { scored: judge.scored, all: judge.toScore })}
    </span>
  );
}
