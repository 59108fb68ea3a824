/** Acts that look like this one sent twice, and making one of the two. */
import { CircleAlert, CopyCheck } from 'lucide-react';
import { useState } from 'react';
import { snakeName } from '#contract/case.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { type MERGE_PARTS, peopleEndpoints } from '#contract/registration/people.ts';
import { type ActFieldName, MERGED_ACT_FIELDS } from '#domain/registration/act-fields.ts';
import { TRACK_WORDS } from '#domain/registration/history-words.ts';
import { useAsk } from '#web/client/ask.ts';
import { useCommand } from '#web/client/command.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { PickGroup } from '#web/ui/Choice.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Name } from '#web/ui/Name.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { say, tell } from '#web/ui/say.ts';
import { AdminDialog } from '../AdminDialog.tsx';
import { fieldTitle, valueWords } from './act-values.ts';
import { type RegisteredAct, twinNumbers } from './acts.ts';
import styles from './Participant.module.css';
import type { Participant } from './participant.ts';
import { ACTS, actKey } from './use-acts.ts';
import { CONSENT_LOOK } from './words.tsx';

export function MergePanel({
  participant,
  act,
  acts,
}: {
  participant: Participant;
  act: RegisteredAct | undefined;
  acts: readonly RegisteredAct[];
}) {
  const [chosen, setChosen] = useState<string>();
  const numbers = act ? twinNumbers(act) : [];
  const twins = acts.filter(({ number }) => numbers.includes(number));
  if (twins.length === 0) return null;
  return (
    <Panel title={say('act.sentTwice')}>
      <div className={styles.stack}>
        {twins.map((twin) => (
          <div className="row between wrap" key={twin.id}>
            <span>
              {tell('act.twin', {
                number: twin.number,
                name: <Name>{twin.stageName}</Name>,
                song: <bdi>{twin.songTitle}</bdi>,
              })}
            </span>
            <span className="row">
              <ButtonLink size="s" kind="quiet" to={`/admin/participants/${twin.id}`}>
                {say('act.lookAtIt')}
              </ButtonLink>
              <Button size="s" onClick={() => setChosen(twin.id)}>
                <Icon of={CopyCheck} size={16} />{' '}
                {tell('act.merge', {
                  number: twin.number,
                  v: (words) => <span className="vh">{words}</span>,
                })}
              </Button>
            </span>
          </div>
        ))}
      </div>
      {chosen !== undefined && (
        <MergeDialog
          key={chosen}
          kept={participant}
          otherId={chosen}
          acts={acts}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Panel>
  );
}

function MergeDialog({
  kept,
  otherId,
  acts,
  onClose,
}: {
  kept: Participant;
  otherId: string;
  acts: readonly RegisteredAct[];
  onClose: () => void;
}) {
  const [take, setTake] = useState<readonly Part[]>([]);
  const { data: other } = useAsk(registrationEndpoints.participant, { params: { id: otherId } });
  const merge = useCommand(peopleEndpoints.mergeActs, {
    puts: actKey(kept.id),
    changes: ACTS,
    onDone: onClose,
  });
  if (!other) return null;
  const set = (part: Part, theirs: boolean) =>
    setTake((old) => (theirs ? [...old, part] : old.filter((each) => each !== part)));
  return (
    <AdminDialog
      wide
      onClose={onClose}
      onSubmit={() =>
        merge.send({
          params: { id: kept.id },
          body: { otherId, take: [...take], revision: kept.revision, otherRevision: other.revision },
        })
      }
      title={say('act.mergeTitle', { kept: kept.number, other: other.number })}
      submit={say('act.mergeIt', { number: other.number })}
      leave={say('act.leaveBoth')}
      busy={merge.busy}
    >
      <div className={styles.stack}>
        <p>{say('act.mergeLead', { kept: kept.number, other: other.number })}</p>
        {differencesOf(kept, other, acts).map(({ part, label, own, theirs }) => (
          <PickGroup
            key={part}
            label={label}
            value={take.includes(part) ? 'theirs' : 'own'}
            onChange={(value) => set(part, value === 'theirs')}
            options={[
              { value: 'own', label: own },
              { value: 'theirs', label: theirs },
            ]}
          />
        ))}
        {merge.error && (
          <Banner tone="danger" icon={CircleAlert} lead={say('act.notMerged')}>
            {merge.refusal(say('act.mergeNoAnswer'))}
          </Banner>
        )}
      </div>
    </AdminDialog>
  );
}

type Part = (typeof MERGE_PARTS)[number];

interface Difference {
  part: Part;
  label: string;
  own: string;
  theirs: string;
}

/** What differs between two registrations, in words. Sealed data is always listed, because nobody sees it here. */
function differencesOf(kept: Participant, other: Participant, acts: readonly RegisteredAct[]): Difference[] {
  const actOf = (id: string) => acts.find((act) => act.id === id);
  const trackOf = ({ id }: Participant) => {
    const track = actOf(id)?.track;
    return track === undefined ? '' : say(TRACK_WORDS[track]);
  };
  const nothing = say('imports.nothing');
  const wordsOf = (name: ActFieldName, of: Participant) =>
    valueWords(name, of, actOf(of.id)?.category ?? '') || nothing;
  const differing = MERGED_ACT_FIELDS.map((name) => ({
    part: snakeName(name),
    label: fieldTitle(name),
    own: wordsOf(name, kept),
    theirs: wordsOf(name, other),
  })).filter(({ own, theirs }) => own !== theirs);
  const numbered = (what: string, of: Participant) =>
    what === ''
      ? say('act.ofNumber', { number: of.number })
      : say('act.wordsOfNumber', { words: what, number: of.number });
  const asked: [Part, string, (of: Participant) => string][] = [
    ['person', say('act.personOf'), () => ''],
    ['consent', say('act.ageAndConsent'), (of) => say(CONSENT_LOOK[of.consent].words)],
    ['tracks', say('acts.track'), trackOf],
  ];
  return [
    ...differing,
    ...asked.map(([part, label, of]) => ({
      part,
      label,
      own: numbered(of(kept), kept),
      theirs: numbered(of(other), other),
    })),
  ];
}
