/** The dark third of the page: what the answers make, as the hall, a judge or the organisers will see it. */
import { Wordmark } from '#web/ui/Brand.tsx';
import { fromLocalInput, showDate } from '#web/ui/format.ts';
import { Poster } from '#web/ui/Poster.tsx';
import { FormPreview } from '../categories/FormPreview.tsx';
import { worn } from '../look/styled.ts';
import styles from './Begin.module.css';
import type { Draft } from './draft.ts';
import { answersOf, HALLS, TIES, WAYS } from './winner.ts';

export function Stage({ draft }: { draft: Draft }) {
  const { template, step } = draft;
  const look = template.settings?.look;
  const named = draft.name.trim() !== '';
  return (
    <aside
      className={styles.stage}
      aria-label="What it makes"
      {...(look ? worn(look, 'night') : { 'data-theme': 'dark' })}
    >
      <div className={styles.brand}>{draft.host ? <b>{draft.host}</b> : <Wordmark height={30} />}</div>
      {step === 'scoring' && template.criteria.length > 0 ? (
        <FormPreview criteria={template.criteria} categories={[]} />
      ) : step === 'kind' || !named ? (
        <Facts template={template} />
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
      <dt>When</dt>
      <dd>
        {day === null ? 'No day yet' : showDate(day, 'UTC')}
        {draft.starts && `, ${draft.starts}`}
      </dd>
      <dt>Where</dt>
      <dd>{draft.venue || 'To be announced'}</dd>
    </dl>
  );
}

function Facts({ template }: { template: Draft['template'] }) {
  const { way, tie, hall } = answersOf(template);
  const judged = template.criteria.length > 0;
  return (
    <section>
      <h2 className={styles.begins}>{template.name} starts with</h2>
      <dl className={styles.facts}>
        <dt>Categories</dt>
        <dd>{template.categories.map((one) => one.name).join(', ') || 'None: all compete together'}</dd>
        <dt>Judges</dt>
        <dd>{judged ? template.criteria.map((one) => one.name).join(', ') : 'None'}</dd>
        <dt>Winner</dt>
        <dd>{judged ? (way ? WAYS[way] : 'as the template says') : 'most votes'}</dd>
        <dt>Equal</dt>
        <dd>{tie ? TIES[tie] : 'as the template says'}</dd>
        <dt>The hall</dt>
        <dd>{HALLS[hall]}</dd>
      </dl>
    </section>
  );
}
