/** Search as you type, what narrows the list, and its order. */

import { ArrowUpDown, Check, ChevronDown, Search, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Line } from '#domain/messages/catalogue.ts';
import { TRACK_WORDS } from '#domain/registration/history-words.ts';
import { TRACK_STATES } from '#domain/tracks/track.ts';
import { Button } from '#web/ui/Button.tsx';
import { showTime } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import { say } from '#web/ui/say.ts';
import { SORTS, type Sort } from './acts.ts';
import styles from './Participants.module.css';
import type { useListView } from './use-list-view.ts';

const SORTED = {
  missing: 'acts.sortedByMissing',
  number: 'acts.sortedByNumber',
  name: 'acts.sortedByName',
  newest: 'acts.sortedByNewest',
} as const satisfies Record<Sort, Line>;

const SORT = {
  missing: 'acts.byMissing',
  number: 'acts.byNumber',
  name: 'acts.byName',
  newest: 'acts.byNewest',
} as const satisfies Record<Sort, Line>;

interface BurstsProps {
  view: ReturnType<typeof useListView>;
  timeZone: string;
}

/** Registrations that came in at one go. */
const Bursts = ({ view, timeZone }: BurstsProps) => (
  <OneOf
    label={say('acts.atOneGo')}
    clear={say('acts.noAtOneGo')}
    value={view.burst}
    options={view.bursts.map(({ ids, firstAt, lastAt }) => [
      String(firstAt),
      say('acts.burst', {
        count: ids.length,
        from: showTime(firstAt, timeZone),
        until: showTime(lastAt, timeZone),
      }),
    ])}
    onChange={(value) => view.set('burst', value)}
  />
);

interface FilterBarProps extends BurstsProps {
  categories: readonly { id: string; name: string }[];
  isAdmin: boolean;
}

export function FilterBar({ view, categories, timeZone, isAdmin }: FilterBarProps) {
  const { filters, set } = view;
  return (
    <div className={styles.filters}>
      <SearchBox value={view.words} onChange={view.type} />
      <OneOf
        label={say('acts.category')}
        clear={say('acts.noCategory')}
        value={filters.category}
        options={categories.map(({ id, name }) => [id, name])}
        onChange={(value) => set('category', value)}
      />
      <OneOf
        label={say('acts.consent')}
        clear={say('acts.noConsent')}
        value={filters.consent}
        options={[
          ...(isAdmin ? ([['minor', say('acts.underAge')]] as const) : []),
          ['open', say(isAdmin ? 'acts.notSignedFilter' : 'acts.missingFilter')],
        ]}
        onChange={(value) => set('consent', value)}
      />
      <OneOf
        label={say('acts.track')}
        clear={say('acts.noTrack')}
        value={filters.track}
        options={TRACK_STATES.map((state) => [state, say(TRACK_WORDS[state])])}
        onChange={(value) => set('track', value)}
      />
      {(view.bursts.length > 0 || view.burst !== '') && <Bursts view={view} timeZone={timeZone} />}
      {isAdmin && (
        <Button
          kind="outline"
          size="s"
          aria-pressed={filters.help}
          className={filters.help ? styles.on : undefined}
          onClick={() => set('help', filters.help ? '' : '1')}
        >
          {filters.help && <Icon of={Check} size={16} />} {say('acts.needsHelp')}
        </Button>
      )}
      <span className={styles.order}>
        <Menu
          trigger={
            <Button kind="quiet" size="s">
              {say(SORTED[view.sort])} <Icon of={ArrowUpDown} />
            </Button>
          }
          entries={SORTS.map((sort) => ({
            label: say(SORT[sort]),
            ...(sort === view.sort && { icon: Check }),
            onSelect: () => set('sort', sort === 'missing' ? '' : sort),
          }))}
        />
      </span>
    </div>
  );
}

/** `/` goes to it from anywhere on the page. */
export function SearchBox({
  value,
  onChange,
  onEnter,
  label = say('acts.searchBy'),
}: {
  value: string;
  onChange: (value: string) => void;
  onEnter?: () => void;
  label?: string;
}) {
  const input = useRef<HTMLInputElement>(null);
  // A scanner types wherever the focus is: a box that takes codes has it from the start, but on a phone, whose
  // keyboard would cover the list.
  const takesCodes = onEnter !== undefined;
  useEffect(() => {
    if (takesCodes && matchMedia('(pointer: fine)').matches) input.current?.focus({ preventScroll: true });
  }, [takesCodes]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return (
    <div className={styles.search}>
      <Icon of={Search} className={styles.glass} />
      <input
        ref={input}
        type="search"
        className={styles.searchInput}
        placeholder={label}
        aria-label={say('acts.search')}
        dir="auto"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && onEnter?.()}
      />
    </div>
  );
}

function OneOf({
  label,
  clear,
  value,
  options,
  onChange,
}: {
  label: string;
  /** Spoken on the cross that drops what is chosen. */
  clear: string;
  value: string;
  options: readonly (readonly [value: string, words: string])[];
  onChange: (value: string) => void;
}) {
  const chosen = options.find(([each]) => each === value)?.[1];
  return (
    <span className={styles.oneOf}>
      <Menu
        align="start"
        trigger={
          <Button kind="outline" size="s" className={chosen === undefined ? undefined : styles.on}>
            {chosen === undefined ? label : say('acts.filterSet', { filter: label, chosen })}
            <Icon of={ChevronDown} size={16} />
          </Button>
        }
        entries={options.map(([each, words]) => ({
          label: words,
          ...(each === value && { icon: Check }),
          onSelect: () => onChange(each),
        }))}
      />
      {chosen !== undefined && (
        <Button kind="quiet" size="s" icon aria-label={clear} onClick={() => onChange('')}>
          <Icon of={X} size={16} />
        </Button>
      )}
    </span>
  );
}
