/** The head of public pages: who hosts the event, and the few places to go. */
import { Menu as MenuIcon } from 'lucide-react';
import { Link, NavLink } from 'react-router';
import { LanguageSwitch } from '#web/client/LanguageSwitch.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EventLogo } from '#web/ui/EventLogo.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import { say } from '#web/ui/say.ts';
import styles from './PublicHeader.module.css';

interface PublicHeaderProps {
  host: string;
  /** Words and addresses: the event and its results, where nothing else is said. */
  links?: readonly { label: string; to: string }[];
}

const eventAndResults = () => [
  { label: say('parts.event'), to: '/' },
  { label: say('parts.results'), to: '/results' },
];

/** On a phone the links move into a menu. The switch of languages stays where it is. */
export function PublicHeader({ host, links = eventAndResults() }: PublicHeaderProps) {
  return (
    <header className={styles.header}>
      <Link className={styles.host} to="/">
        <EventLogo />
        <bdi>{host}</bdi>
      </Link>
      <div className={styles.end}>
        {links.length > 0 && (
          <nav className={styles.links} aria-label={say('parts.pages')}>
            {links.map((link) =>
              // A place on a page is not the page.
              link.to.includes('#') ? (
                <Link key={link.to} to={link.to}>
                  {link.label}
                </Link>
              ) : (
                <NavLink key={link.to} to={link.to}>
                  {link.label}
                </NavLink>
              ),
            )}
          </nav>
        )}
        <LanguageSwitch />
        {links.length > 0 && (
          <div className={styles.menu}>
            <Menu
              trigger={
                <Button kind="quiet" icon aria-label={say('parts.menu')}>
                  <Icon of={MenuIcon} size={24} />
                </Button>
              }
              entries={[...links]}
            />
          </div>
        )}
      </div>
    </header>
  );
}
