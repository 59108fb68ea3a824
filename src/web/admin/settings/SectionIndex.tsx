/** All sections by group, with a field that finds one by any word in it: a column beside an open section, or a page. */
import { ChevronRight, Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { NavLink } from 'react-router';
import { Icon } from '#web/ui/Icon.tsx';
import { say } from '#web/ui/say.ts';
import { TextField } from '#web/ui/TextField.tsx';
import type { AdminEvent } from '../use-current-event.ts';
import styles from './SectionIndex.module.css';
import { findSections, GROUPS } from './sections.tsx';

/** With `event` each row says how it is set. */
export function SectionIndex({ event }: { event?: AdminEvent }) {
  const [sought, setSought] = useState('');
  const field = useFocusAtSlash();
  const found = findSections(sought);
  return (
    <nav className={event ? styles.page : styles.column} aria-label={say('settings.sections')}>
      <div className={styles.search}>
        <TextField
          ref={field}
          label={say('settings.find')}
          hint={event && say('settings.findHint')}
          placeholder={event ? undefined : say('settings.find')}
          name="find_setting"
          type="search"
          icon={Search}
          small
          value={sought}
          onChange={setSought}
        />
      </div>
      <p className="vh" role="status">
        {sought !== '' &&
          (found.length === 0
            ? say('settings.nothingFound')
            : say('settings.found', { count: found.length }))}
      </p>
      {found.length === 0 && <p className="muted">{say('settings.nothingFound')}</p>}
      <div className={styles.groups}>
        {GROUPS.map((group) => {
          const rows = found.filter((section) => section.group === group);
          return (
            rows.length > 0 && (
              <section key={group} aria-label={say(group)}>
                <h2 className={styles.group}>{say(group)}</h2>
                <ul>
                  {rows.map((section) => (
                    <li key={section.id}>
                      <NavLink className={styles.row} to={`/admin/settings/${section.id}`}>
                        <span className={styles.words}>
                          <span className={styles.title}>{say(section.title)}</span>
                          {event && <span className="small muted">{section.says(event)}</span>}
                        </span>
                        {event && <Icon of={ChevronRight} size={18} />}
                      </NavLink>
                    </li>
                  ))}
                </ul>
              </section>
            )
          );
        })}
      </div>
    </nav>
  );
}

/** Takes the focus at “/”, unless somebody is typing. */
function useFocusAtSlash() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.key !== '/' || (target instanceof HTMLElement && target.matches('input, textarea, select')))
        return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return field;
}
