/** The frame of the office: a rail with the seven words, the own name below, and a bar at the bottom of a phone. */
import {
  Calculator,
  CircleQuestionMark,
  Ellipsis,
  Gavel,
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
import { Avatar } from './Avatar.tsx';
import { Mark, Wordmark } from './Brand.tsx';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import { Menu } from './Menu.tsx';
import styles from './Shell.module.css';
import { SkipLink } from './SkipLink.tsx';
import { Tooltip } from './Tooltip.tsx';

interface Place {
  to: string;
  word: string;
  icon: LucideIcon;
  count?: keyof ShellCounts;
}

const DASHBOARD: Place = { to: '/admin/dashboard', word: 'Dashboard', icon: LayoutDashboard };
const PARTICIPANTS: Place = {
  to: '/admin/participants',
  word: 'Participants',
  icon: Users,
  count: 'participants',
};
const JUDGES: Place = { to: '/admin/judges', word: 'Judges', icon: Gavel, count: 'judges' };
const CATEGORIES: Place = { to: '/admin/categories', word: 'Categories', icon: Shapes, count: 'categories' };
const SCORING: Place = { to: '/admin/scoring', word: 'Scoring', icon: Calculator };
const LIVE_EVENT: Place = { to: '/admin/live-event', word: 'Live event', icon: Radio };
const SETTINGS: Place = { to: '/admin/settings', word: 'Settings', icon: Settings };

const PLACES = [DASHBOARD, PARTICIPANTS, JUDGES, CATEGORIES, SCORING, LIVE_EVENT, SETTINGS];
const ON_A_PHONE = [DASHBOARD, PARTICIPANTS, SCORING, LIVE_EVENT];
const UNDER_MORE = [JUDGES, CATEGORIES, SETTINGS];
const PROFILE = '/admin/profile';

/** Numbers beside the words of the rail. */
export interface ShellCounts {
  participants?: number;
  judges?: number;
  categories?: number;
}

export interface ShellProps {
  /** Whoever is signed in. */
  name: string;
  onSignOut: () => void;
  /** Opens the guide beside the page, or closes it. */
  onGuide: () => void;
  /** What stands beside the page. */
  beside?: ReactNode;
  /** The event being worked on; `when` is already in words. */
  event?: { title: string; when: string };
  counts?: ShellCounts;
  /** 64 px with icons only, for the live desk. */
  slim?: boolean;
  children: ReactNode;
}

/** The office around one page. The page brings its own h1. */
export function Shell({
  name,
  onSignOut,
  onGuide,
  beside,
  event,
  counts = {},
  slim = false,
  children,
}: ShellProps) {
  return (
    <div className={cx(styles.shell, slim && styles.slim, beside !== undefined && styles.parted)}>
      <SkipLink>Skip to the page</SkipLink>
      <header className={styles.rail}>
        <Link className={styles.brand} to={DASHBOARD.to} aria-label="Ovation, dashboard">
          {slim ? <Mark size={30} /> : <Wordmark height={24} />}
        </Link>
        {event && !slim && (
          <div className={styles.event}>
            <b>{event.title}</b>
            <span className="small muted">{event.when}</span>
          </div>
        )}
        <nav aria-label="Admin">
          <ul>
            {PLACES.map((place) => (
              <li key={place.to}>
                <RailLink to={place.to} word={place.word} slim={slim}>
                  <Icon of={place.icon} size={19} />
                  <span className={cx(slim && 'vh')}>{place.word}</span>
                  {!slim && place.count && counts[place.count] !== undefined && (
                    <span className={styles.count}>{counts[place.count]}</span>
                  )}
                </RailLink>
              </li>
            ))}
          </ul>
        </nav>
        <Own name={name} slim={slim} onSignOut={onSignOut} onGuide={onGuide} />
      </header>
      <main className={styles.main} id="main" tabIndex={-1}>
        {children}
      </main>
      {beside}
      <PhoneBar name={name} onSignOut={onSignOut} onGuide={onGuide} />
    </div>
  );
}

type OwnProps = Pick<ShellProps, 'name' | 'onSignOut' | 'onGuide'>;

/** The guide, the own profile and the way out. */
function Own({ name, slim, onSignOut, onGuide }: OwnProps & { slim: boolean }) {
  return (
    <div className={styles.own}>
      <GuideButton slim={slim} onPress={onGuide} />
      <RailLink to={PROFILE} word={`Profile of ${name}`} slim={slim}>
        <Avatar name={name} size={28} />
        {slim ? (
          <span className="vh">Profile of {name}</span>
        ) : (
          <span>
            {name}
            <span className="vh">, profile</span>
          </span>
        )}
      </RailLink>
      {slim ? (
        <Tooltip words="Sign out" side="right">
          <button type="button" className={styles.link} aria-label="Sign out" onClick={onSignOut}>
            <Icon of={LogOut} size={19} />
          </button>
        </Tooltip>
      ) : (
        <button type="button" className={styles.link} onClick={onSignOut}>
          <Icon of={LogOut} size={19} />
          Sign out
        </button>
      )}
    </div>
  );
}

function GuideButton({ slim, onPress }: { slim: boolean; onPress: () => void }) {
  const button = (
    <button type="button" className={styles.link} onClick={onPress}>
      <Icon of={CircleQuestionMark} size={19} />
      <span className={cx(slim && 'vh')}>Guide</span>
    </button>
  );
  return slim ? (
    <Tooltip words="Guide" side="right">
      {button}
    </Tooltip>
  ) : (
    button
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
  return slim ? (
    <Tooltip words={word} side="right">
      {link}
    </Tooltip>
  ) : (
    link
  );
}

function PhoneBar({ name, onSignOut, onGuide }: OwnProps) {
  const { pathname } = useLocation();
  const underMore = [...UNDER_MORE.map((place) => place.to), PROFILE].some((path) =>
    pathname.startsWith(path),
  );
  return (
    <nav className={styles.bottom} aria-label="Admin">
      {ON_A_PHONE.map((place) => (
        <NavLink key={place.to} to={place.to} className={styles.tab}>
          <Icon of={place.icon} size={20} />
          {place.word}
        </NavLink>
      ))}
      <Menu
        side="top"
        trigger={
          <button type="button" className={cx(styles.tab, underMore && styles.here)}>
            <Icon of={Ellipsis} size={20} />
            More
          </button>
        }
        entries={[
          ...UNDER_MORE.map((place) => ({ label: place.word, icon: place.icon, to: place.to })),
          'line',
          { label: 'Guide', icon: CircleQuestionMark, onSelect: onGuide },
          { label: `Profile of ${name}`, icon: UserRound, to: PROFILE },
          { label: 'Sign out', icon: LogOut, onSelect: onSignOut },
        ]}
      />
    </nav>
  );
}
