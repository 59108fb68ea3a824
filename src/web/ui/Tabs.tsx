/** Tabs: as links where each is an address of its own, as panels where they share a page. */
import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './Tabs.module.css';

/** One tab as a link; `current` is the one that is open. */
export interface TabLink {
  to: string;
  label: string;
  count?: number;
  current: boolean;
}

/** Tabs that go to addresses (filters of a list, parts of a page). */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <Link key={tab.to} to={tab.to} className={styles.tab} aria-current={tab.current ? 'page' : undefined}>
          {tab.label}
          {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
        </Link>
      ))}
    </nav>
  );
}

export interface TabPanel {
  value: string;
  label: ReactNode;
  panel: ReactNode;
}

/** Tabs over panels, the first one open; arrows move between them. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly TabPanel[] }) {
  return (
    <Base.Root defaultValue={tabs[0]?.value}>
      <Base.List className={styles.tabs} aria-label={label}>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className={styles.tab}>
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className={styles.panel}>
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
