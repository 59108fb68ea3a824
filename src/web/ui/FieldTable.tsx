/** A table as a field prints it: the Skating System's places and columns, or duels of every act with every other. */
import type { WordTable } from '#domain/results/words/table.ts';
import styles from './FieldTable.module.css';
import { keyed } from './keyed.ts';
import { say } from './say.ts';
import { Table } from './Table.tsx';

/** A table of named facts, a row each. */
export function FieldTable({ table }: { table: WordTable }) {
  const columns = keyed(table.columns, String);
  return (
    <section className={styles.field}>
      <h2 className="h3">
        <bdi>{table.title}</bdi>
      </h2>
      <Table label={table.title}>
        <thead>
          <tr>
            <th scope="col">{say('parts.act')}</th>
            {columns.map(({ one, key }) => (
              <th scope="col" key={key}>
                <bdi>{one}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keyed(table.rows, ({ act }) => act).map(({ key: row, one }) => (
            <tr key={row}>
              <th scope="row">
                <bdi>{one.act}</bdi>
              </th>
              {columns.map(({ key }, at) => (
                <td key={key} className="tnum">
                  {one.cells[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
