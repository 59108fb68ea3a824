/** Where the act's music is, set by whoever of the crew has it in hand. */

import { useState } from 'react';
import { longest } from '#contract/primitives.ts';
import { tracksEndpoints } from '#contract/tracks/endpoints.ts';
import { trackBody } from '#contract/tracks/schema.ts';
import { TRACK_WORDS } from '#domain/registration/history-words.ts';
import { TRACK_STATES } from '#domain/tracks/track.ts';
import { keyOf } from '#web/client/ask.ts';
import { useCommand } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { PickGroup } from '#web/ui/Choice.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { SaveState } from '#web/ui/SaveState.tsx';
import { say } from '#web/ui/say.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { capital } from '#web/ui/words.ts';
import type { RegisteredAct } from './acts.ts';
import styles from './Participant.module.css';
import type { Participant } from './participant.ts';
import { TrackFiles } from './track/TrackFiles.tsx';
import { ACTS, historyKey } from './use-acts.ts';
import { TrackFlag, UploadFlag } from './words.tsx';

// The way that was chosen; whether it has come is told beside the title.
const ARRIVES = {
  email: 'music.byMail',
  flash_drive: 'music.onStick',
  convention: 'music.onDay',
  upload: 'music.byUpload',
  live: 'music.live',
} as const;

export function TrackPanel({
  participant,
  act,
  timeZone,
}: {
  participant: Participant;
  act: RegisteredAct | undefined;
  timeZone: string;
}) {
  const [note, setNote] = useState<string>();
  const params = { participantId: participant.id };
  const set = useCommand(tracksEndpoints.setTrack, {
    changes: [...ACTS, keyOf(tracksEndpoints.actTrack, { params }), historyKey(participant.id)],
    onDone: () => setNote(undefined),
  });
  const state = set.sending?.body.state ?? act?.track;
  return (
    <Panel
      title={<bdi>{participant.songTitle}</bdi>}
      actions={
        act &&
        (act.upload ? (
          <UploadFlag upload={act.upload} />
        ) : (
          <TrackFlag state={act.track} arrives={act.audioDeliveryMethod} />
        ))
      }
    >
      <div className={styles.stack}>
        <p className="muted">{say(ARRIVES[participant.audioDeliveryMethod])}</p>
        <TrackFiles participantId={participant.id} song={participant.songTitle} timeZone={timeZone} />
        <PickGroup
          label={say('music.trackIs')}
          options={TRACK_STATES.map((each) => ({ value: each, label: capital(say(TRACK_WORDS[each])) }))}
          value={state}
          onChange={(next) => set.send({ params, body: { state: next } })}
        />
        {act?.track === 'problem' && (
          <div className={styles.inline}>
            <TextField
              label={say('music.whatIsWrong')}
              hint={say('music.whatIsWrongHint')}
              most={longest(trackBody.shape.note)}
              value={note ?? act.trackNote}
              onChange={setNote}
            />
            <Button
              disabled={note === undefined || note === act.trackNote}
              busy={set.busy}
              onClick={() => set.send({ params, body: { state: 'problem', note: note ?? '' } })}
            >
              {say('admin.save')}
            </Button>
          </div>
        )}
        {set.error && <SaveState state="failed">{set.refusal(say('music.away'))}</SaveState>}
      </div>
    </Panel>
  );
}
