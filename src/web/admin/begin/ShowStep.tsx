/** Name, day and place. Only the name has to be there. */
import { newEventBody } from '#contract/events/schema.ts';
import { longest } from '#contract/primitives.ts';
import type { Language } from '#domain/messages/languages.ts';
import { EVENT_LANGUAGES, languageOption } from '#web/ui/language-name.ts';
import { say } from '#web/ui/say.ts';
import { SelectField, TextField } from '#web/ui/TextField.tsx';
import styles from './Begin.module.css';
import { type Draft, languageOf } from './draft.ts';

export function ShowStep({
  draft,
  set,
  problems,
  timeZone,
}: {
  draft: Draft;
  set: (part: Partial<Draft>) => void;
  problems: Readonly<Record<string, string>>;
  timeZone: string;
}) {
  const field = (name: 'name' | 'host' | 'venue' | 'day' | 'starts' | 'doors') => ({
    name,
    value: draft[name],
    onChange: (value: string) => set({ [name]: value }),
    error: problems[name] ?? problems[`${name}_at`],
  });
  return (
    <>
      <TextField
        label={say('begin.name')}
        hint={say('begin.nameHint')}
        most={longest(newEventBody.shape.name)}
        {...field('name')}
      />
      <div className={styles.pair}>
        <TextField label={say('begin.host')} optional {...field('host')} />
        <TextField label={say('begin.where')} optional {...field('venue')} />
      </div>
      <div className={styles.three}>
        <TextField label={say('begin.day')} optional type="date" {...field('day')} />
        <TextField label={say('event.showStarts')} optional type="time" {...field('starts')} />
        <TextField label={say('dashboard.doors')} optional type="time" {...field('doors')} />
      </div>
      <p className="small muted">{say('begin.clock', { timeZone })}</p>
      <SelectField
        label={say('event.speaks')}
        hint={say('begin.speaksHint')}
        value={languageOf(draft)}
        onChange={(language) =>
          set({
            template: {
              ...draft.template,
              settings: { ...draft.template.settings, mainLanguage: language as Language },
            },
          })
        }
        options={EVENT_LANGUAGES.map(languageOption)}
      />
    </>
  );
}
