/** An address as large as its box lets it be. It goes on in a second line only after a dot or a slash. */
import { Fragment } from 'react';
import { useFittedName } from '#web/ui/use-fitted-name.ts';
import styles from './Projector.module.css';

const WIDTHS = [84, 76, 68, 62];

/** An address as large as its parent allows; the parent needs a size of its own. */
export function Address({ children: address, max }: { children: string; max: number }) {
  const ref = useFittedName<HTMLDivElement>(address, { max, lines: 2, widths: WIDTHS });
  return (
    <div ref={ref} className={styles.address} dir="ltr" translate="no">
      {address.split(/(?<=[./])/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place
        <Fragment key={index}>
          <span>{part}</span>
          <wbr />
        </Fragment>
      ))}
    </div>
  );
}
