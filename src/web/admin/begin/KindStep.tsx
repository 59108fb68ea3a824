/** What kind of show it is: a template, a file, an event of before, or nothing filled in. */
import { FilePlus2, FileUp, History } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { snakeKeys } from '#contract/case.ts';
import { planningEndpoints } from '#contract/planning/endpoints.ts';
import { TEMPLATE_IDS, TEMPLATES } from '#domain/planning/templates.ts';
import { call } from '#web/client/api.ts';
import { usePress } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { Radio } from '#web/ui/Choice.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { say } from '#web/ui/say.ts';
import { SelectField } from '#web/ui/TextField.tsx';
import type { AdminEvent } from '../use-current-event.ts';
import styles from './Begin.module.css';
import { begunWith, type Draft, nothing, readFile, readTemplate } from './draft.ts';
import { KINDS } from './kinds.ts';

interface KindStepProps {
  draft: Draft;
  set: (part: Partial<Draft>) => void;
  events: readonly AdminEvent[];
}

export function KindStep({ draft, set, events }: KindStepProps) {
  const file = useRef<HTMLInputElement>(null);
  const [before, setBefore] = useState(false);
  const [isNone, setNone] = useState(false);
  const copy = useCopied(set);
  const read = async (chosen: File | undefined) => {
    if (!chosen) return;
    const template = await chosen
      .text()
      .then(readFile)
      .catch(() => undefined);
    setNone(!template);
    if (template) set({ kind: 'file', template });
  };
  return (
    <>
      <Kinds draft={draft} set={set} />
      <p className="muted">{say('begin.onlyFills')}</p>
      <div className={styles.others}>
        <Button
          kind="outline"
          aria-pressed={draft.kind === 'nothing'}
          onClick={() => set(begunWith('nothing', nothing(), draft))}
        >
          <Icon of={FilePlus2} />
          {say('begin.withNothing')}
        </Button>
        {events.length > 0 && (
          <Button kind="outline" aria-pressed={draft.kind === 'before'} onClick={() => setBefore(true)}>
            <Icon of={History} />
            {say('begin.copyBefore')}
          </Button>
        )}
        <Button kind="outline" aria-pressed={draft.kind === 'file'} onClick={() => file.current?.click()}>
          <Icon of={FileUp} />
          {say('begin.fromFile')}
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          accept="application/json,.json"
          aria-label={say('begin.templateFile')}
          onChange={(event) => {
            void read(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </div>
      {(before || draft.kind === 'before') && (
        <SelectField
          label={say('begin.whichShow')}
          placeholder={say('begin.chooseOne')}
          options={events.map((event) => ({ value: event.id, label: event.name }))}
          value={copy.pressed?.id ?? ''}
          onChange={(id) => {
            const event = events.find((one) => one.id === id);
            if (event) void copy.send(event);
          }}
        />
      )}
      {draft.kind === 'file' && <p role="status">{say('begin.fileRead', { name: draft.template.name })}</p>}
      {isNone && <p role="alert">{say('begin.noTemplate')}</p>}
    </>
  );
}

/** Takes what an event of before says of itself and of its house. */
const useCopied = (set: KindStepProps['set']) =>
  usePress(
    async (event: AdminEvent) => ({
      event,
      template: readTemplate(
        snakeKeys(await call(planningEndpoints.eventTemplate, { params: { id: event.id } })),
      ),
    }),
    {
      failed: say('begin.notRead'),
      onDone: ({ event, template }) => {
        if (!template) return;
        const { publicAddress, wifiLine, wifiName, wifiPassword, wifiKind, contactLine } = event.settings;
        const ofTheHouse = { publicAddress, wifiLine, wifiName, wifiPassword, wifiKind, contactLine };
        set({
          kind: 'before',
          template: {
            ...template,
            settings: { ...template.settings, ...ofTheHouse },
          },
          host: event.host,
          venue: event.venue,
        });
      },
    },
  );

/** The templates, with what each is about. */
function Kinds({ draft, set }: Pick<KindStepProps, 'draft' | 'set'>) {
  const group = useId();
  return (
    <fieldset className={styles.kinds}>
      <legend className="vh">{say('begin.kindTitle')}</legend>
      {TEMPLATE_IDS.map((id) => (
        <label key={id} className={styles.kind} data-on={draft.kind === id} htmlFor={`${group}-${id}`}>
          <Radio
            id={`${group}-${id}`}
            name={group}
            value={id}
            checked={draft.kind === id}
            onChoose={() => set(begunWith(id, TEMPLATES[id], draft))}
          />
          <b>{say(KINDS[id].name)}</b>
          <span>{say(KINDS[id].about)}</span>
        </label>
      ))}
    </fieldset>
  );
}
