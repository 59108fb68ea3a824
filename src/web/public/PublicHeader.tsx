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

/** `links` are words and addresses; on a phone they move into a menu. The switch of languages stays where it is. */
export function PublicHeader({
  host,
  links = [],
}: {
  host: string;
  links?: readonly { label: string; to: string }[];
}) {
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
