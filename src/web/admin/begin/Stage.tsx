/** The dark third of the page: what the answers make, as the hall, a judge or the organisers will see it. */
import { HOUSE_LOOK } from '#domain/events/look/look.ts';
import { Wordmark } from '#web/ui/Brand.tsx';
import { fromLocalInput, showDate, sideBySide } from '#web/ui/format.ts';
import { Poster } from '#web/ui/Poster.tsx';
import { say } from '#web/ui/say.ts';
import { FormPreview } from '../categories/FormPreview.tsx';
import { ProjectorPreview } from '../look/Previews.tsx';
import { worn } from '../look/styled.ts';
import styles from './Begin.module.css';
import { type Draft, judgesOf } from './draft.ts';
import { isOffered, KINDS } from './kinds.ts';
import { WorkedResult } from './WorkedResult.tsx';
import { answersOf, HALLS, TIES, WAYS } from './winner.ts';
import { workedOf } from './worked.ts';

export function Stage({ draft }: { draft: Draft }) {
  const { template, step } = draft;
  const look = template.settings?.look;
  const named = draft.name.trim() !== '';
  const worked = step === 'winner' ? workedOf(template, judgesOf(draft).length) : undefined;
  return (
    <aside
      className={styles.stage}
      aria-label={say('begin.whatItMakes')}
      {...(look ? worn(look, 'night') : { 'data-theme': 'dark' })}
    >
      <div className={styles.brand}>{draft.host ? <b>{draft.host}</b> : <Wordmark height={30} />}</div>
      {step === 'scoring' && template.criteria.length > 0 ? (
        <FormPreview criteria={template.criteria} categories={[]} />
      ) : worked ? (
        <WorkedResult worked={worked} />
      ) : step === 'kind' || !named ? (
        <>
          <ProjectorPreview
            look={look ?? HOUSE_LOOK}
            event={{
              name: draft.name.trim() || kindName(draft),
              host: draft.host,
              isOnlyHere: false,
              background: null,
            }}
          />
          <Facts draft={draft} />
        </>
      ) : (
        <>
          <EventPoster name={draft.name} />
          <WhenAndWhere draft={draft} />
        </>
      )}
    </aside>
  );
}

/** An event's name in the light. */
export function EventPoster({ name }: { name: string }) {
  return (
    <div className={styles.poster}>
      <i className={styles.light} aria-hidden="true" />
      <div className={styles.posterName}>
        <Poster as="div" max={112} lines={5} setting="capitals">
          {name}
        </Poster>
      </div>
    </div>
  );
}

function WhenAndWhere({ draft }: { draft: Draft }) {
  const day = fromLocalInput(`${draft.day}T00:00`, 'UTC');
  return (
    <dl className={styles.facts}>
      <dt>{say('begin.when')}</dt>
      <dd>
        {day === null ? say('begin.noDay') : showDate(day, 'UTC')}
        {draft.starts && `, ${draft.starts}`}
      </dd>
      <dt>{say('begin.where')}</dt>
      <dd>{draft.venue || say('begin.toCome')}</dd>
    </dl>
  );
}

const kindName = ({ kind, template }: Pick<Draft, 'kind' | 'template'>): string =>
  isOffered(kind) ? say(KINDS[kind].name) : template.name;

function Facts({ draft: { kind, template, worded } }: { draft: Draft }) {
  const { way, tie, hall } = answersOf(template);
  const judged = template.criteria.length > 0;
  const namesOf = (list: readonly { name: string }[]) => (
    <span translate="no" {...(isOffered(kind) && { lang: worded })}>
      {sideBySide(list.map((one) => one.name))}
    </span>
  );
  return (
    <section>
      <h2 className={styles.begins}>{say('begin.startsWith', { name: kindName({ kind, template }) })}</h2>
      <dl className={styles.facts}>
        <dt>{say('admin.categories')}</dt>
        <dd>{template.categories.length > 0 ? namesOf(template.categories) : say('begin.noCategories')}</dd>
        <dt>{say('admin.judges')}</dt>
        <dd>{judged ? namesOf(template.criteria) : say('admin.none')}</dd>
        <dt>{say('begin.winner')}</dt>
        <dd>{say(judged ? (way ? WAYS[way] : 'begin.asTemplate') : 'begin.mostVotesShort')}</dd>
        <dt>{say('begin.equal')}</dt>
        <dd>{say(tie ? TIES[tie] : 'begin.asTemplate')}</dd>
        <dt>{say('begin.hall')}</dt>
        <dd>{say(HALLS[hall])}</dd>
      </dl>
    </section>
  );
}
