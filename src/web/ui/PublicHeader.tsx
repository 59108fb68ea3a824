/** The head of public pages: who hosts the event, and the few places to go. */
import { Menu as MenuIcon } from 'lucide-react';
import { Link, NavLink } from 'react-router';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { Menu } from './Menu.tsx';
import styles from './PublicHeader.module.css';

/** `links` are words and addresses; on a phone they move into a menu. */
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
        <bdi>{host}</bdi>
      </Link>
      {links.length > 0 && (
        <>
          <nav className={styles.links} aria-label="Pages">
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
          <div className={styles.menu}>
            <Menu
              trigger={
                <Button kind="quiet" icon aria-label="Menu">
                  <Icon of={MenuIcon} size={24} />
                </Button>
              }
              entries={[...links]}
            />
          </div>
        </>
      )}
    </header>
  );
}
