/** The frame of the admin: a rail with the seven words, the language and the own name below, and a bar at the bottom of a phone. */
import {
  Calculator,
  CircleQuestionMark,
  Ellipsis,
  Gavel,
  Languages,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  Radio,
  Settings,
  Shapes,
  UserRound,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import type { Line } from '#domain/messages/catalogue.ts';
import { LANGUAGES, type Language } from '#domain/messages/languages.ts';
import { Avatar } from './Avatar.tsx';
import { Mark, Wordmark } from './Brand.tsx';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import { Menu, type MenuEntry } from './Menu.tsx';
import styles from './Shell.module.css';
import { SkipLink } from './SkipLink.tsx';
import { say, tell, useLanguage } from './say.ts';
import { Tooltip } from './Tooltip.tsx';

type Word = Extract<
  Line,
  `admin.${'dashboard' | 'participants' | 'judges' | 'categories' | 'scoring' | 'liveEvent' | 'settings'}`
>;

interface NavEntry {
  to: string;
  word: Word;
  icon: LucideIcon;
  count?: keyof ShellCounts;
}

const DASHBOARD: NavEntry = { to: '/admin/dashboard', word: 'admin.dashboard', icon: LayoutDashboard };
const PARTICIPANTS: NavEntry = {
  to: '/admin/participants',
  word: 'admin.participants',
  icon: Users,
  count: 'participants',
};
const JUDGES: NavEntry = { to: '/admin/judges', word: 'admin.judges', icon: Gavel, count: 'judges' };
const CATEGORIES: NavEntry = {
  to: '/admin/categories',
  word: 'admin.categories',
  icon: Shapes,
  count: 'categories',
};
const SCORING: NavEntry = { to: '/admin/scoring', word: 'admin.scoring', icon: Calculator };
const LIVE_EVENT: NavEntry = { to: '/admin/live-event', word: 'admin.liveEvent', icon: Radio };
const SETTINGS: NavEntry = { to: '/admin/settings', word: 'admin.settings', icon: Settings };

const PLACES = [DASHBOARD, PARTICIPANTS, JUDGES, CATEGORIES, SCORING, LIVE_EVENT, SETTINGS];
const ON_A_PHONE = [DASHBOARD, PARTICIPANTS, SCORING, LIVE_EVENT];
const UNDER_MORE = [JUDGES, CATEGORIES, SETTINGS];
const PROFILE = '/admin/profile';

/** Numbers beside the entries of the navigation. */
export interface ShellCounts {
  participants?: number;
  judges?: number;
  categories?: number;
}

export interface ShellProps {
  /** The name of whoever is signed in. */
  name: string;
  onSignOut: () => void;
  /** Opens the guide beside the page, or closes it. */
  onGuide: () => void;
  /** Reads the admin in another language from here on. */
  onLanguage: (language: Language) => void;
  /** What stands beside the page, as the guide. */
  beside?: ReactNode;
  /** The event being worked on; `when` is already in words. */
  event?: { title: string; when: string };
  counts?: ShellCounts;
  /** The navigation 64 px wide with icons only, for the live desk. */
  slim?: boolean;
  children: ReactNode;
}

/** The navigation around one page of the admin. The page brings its own h1. */
export function Shell({
  name,
  onSignOut,
  onGuide,
  onLanguage,
  beside,
  event,
  counts = {},
  slim = false,
  children,
}: ShellProps) {
  return (
    <div className={cx(styles.shell, slim && styles.slim, beside !== undefined && styles.parted)}>
      <SkipLink>{say('admin.skip')}</SkipLink>
      <header className={styles.rail}>
        <Link className={styles.brand} to={DASHBOARD.to} aria-label={say('admin.home')}>
          {slim ? <Mark size={30} /> : <Wordmark height={24} />}
        </Link>
        {event && !slim && (
          <div className={styles.event}>
            <b>{event.title}</b>
            <span className="small muted">{event.when}</span>
          </div>
        )}
        <nav aria-label={say('admin.admin')}>
          <ul>
            {PLACES.map((place) => (
              <li key={place.to}>
                <RailLink to={place.to} word={say(place.word)} slim={slim}>
                  <Icon of={place.icon} size={19} />
                  <span className={cx(slim && 'vh')}>{say(place.word)}</span>
                  {!slim && place.count && counts[place.count] !== undefined && (
                    <span className={styles.count}>{counts[place.count]}</span>
                  )}
                </RailLink>
              </li>
            ))}
          </ul>
        </nav>
        <Own name={name} slim={slim} onSignOut={onSignOut} onGuide={onGuide} onLanguage={onLanguage} />
      </header>
      <main className={styles.main} id="main" tabIndex={-1}>
        {children}
      </main>
      {beside}
      <PhoneBar name={name} onSignOut={onSignOut} onGuide={onGuide} onLanguage={onLanguage} />
    </div>
  );
}

type OwnProps = Pick<ShellProps, 'name' | 'onSignOut' | 'onGuide' | 'onLanguage'>;

/** The guide, the language, the own profile and the way out. */
function Own({ name, slim, onSignOut, onGuide, onLanguage }: OwnProps & { slim: boolean }) {
  return (
    <div className={styles.own}>
      <GuideButton slim={slim} onPress={onGuide} />
      <LanguageButton slim={slim} onLanguage={onLanguage} />
      <RailLink to={PROFILE} word={say('admin.profileOf', { name })} slim={slim}>
        <Avatar name={name} size={28} />
        {slim ? (
          <span className="vh">{say('admin.profileOf', { name })}</span>
        ) : (
          <span>
            {tell('admin.ownProfile', { name, vh: (words) => <span className="vh">{words}</span> })}
          </span>
        )}
      </RailLink>
      {slim ? (
        <Tooltip words={say('admin.signOut')}>
          <button type="button" className={styles.link} aria-label={say('admin.signOut')} onClick={onSignOut}>
            <Icon of={LogOut} size={19} />
          </button>
        </Tooltip>
      ) : (
        <button type="button" className={styles.link} onClick={onSignOut}>
          <Icon of={LogOut} size={19} />
          {say('admin.signOut')}
        </button>
      )}
    </div>
  );
}

function GuideButton({ slim, onPress }: { slim: boolean; onPress: () => void }) {
  const button = (
    <button type="button" className={styles.link} onClick={onPress}>
      <Icon of={CircleQuestionMark} size={19} />
      <span className={cx(slim && 'vh')}>{say('admin.guide')}</span>
    </button>
  );
  return slim ? <Tooltip words={say('admin.guide')}>{button}</Tooltip> : button;
}

/** The admin's languages, each by its own name. */
function useLanguageEntries(onLanguage: OwnProps['onLanguage']): MenuEntry[] {
  const { language, offered } = useLanguage();
  return offered.map((code) => ({
    label: LANGUAGES[code].name,
    lang: code,
    isCurrent: code === language,
    onSelect: () => onLanguage(code),
  }));
}

function LanguageButton({ slim, onLanguage }: Pick<OwnProps, 'onLanguage'> & { slim: boolean }) {
  const { language } = useLanguage();
  const entries = useLanguageEntries(onLanguage);
  return (
    <Menu
      side={slim ? 'right' : 'top'}
      align={slim ? 'end' : 'start'}
      trigger={
        <button type="button" className={styles.link}>
          <Icon of={Languages} size={19} />
          <span className="vh">{say('ui.language')}: </span>
          <span className={cx(slim && 'vh')} lang={language} translate="no">
            {LANGUAGES[language].name}
          </span>
        </button>
      }
      entries={entries}
    />
  );
}

function RailLink({
  to,
  word,
  slim,
  children,
}: {
  to: string;
  word: string;
  slim: boolean;
  children: ReactNode;
}) {
  const link = (
    <NavLink to={to} className={styles.link}>
      {children}
    </NavLink>
  );
  return slim ? <Tooltip words={word}>{link}</Tooltip> : link;
}

function PhoneBar({ name, onSignOut, onGuide, onLanguage }: OwnProps) {
  const { pathname } = useLocation();
  const languages = useLanguageEntries(onLanguage);
  const underMore = [...UNDER_MORE.map((place) => place.to), PROFILE].some((path) =>
    pathname.startsWith(path),
  );
  return (
    <nav className={styles.bottom} aria-label={say('admin.admin')}>
      {ON_A_PHONE.map((place) => (
        <NavLink key={place.to} to={place.to} className={styles.tab}>
          <Icon of={place.icon} size={20} />
          {say(place.word)}
        </NavLink>
      ))}
      <Menu
        side="top"
        trigger={
          <button type="button" className={cx(styles.tab, underMore && styles.here)}>
            <Icon of={Ellipsis} size={20} />
            {say('admin.more')}
          </button>
        }
        entries={[
          ...UNDER_MORE.map((place) => ({ label: say(place.word), icon: place.icon, to: place.to })),
          'line',
          { label: say('admin.guide'), icon: CircleQuestionMark, onSelect: onGuide },
          { label: say('admin.profileOf', { name }), icon: UserRound, to: PROFILE },
          { label: say('admin.signOut'), icon: LogOut, onSelect: onSignOut },
          'line',
          ...languages,
        ]}
      />
    </nav>
  );
}
