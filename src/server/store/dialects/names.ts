/** Columns are `snake_case` in SQLite and `camelCase` in the code: the names of a query are converted by Kysely’s plugin. */
import { CamelCasePlugin, type PluginTransformResultArgs, type QueryResult, type UnknownRow } from 'kysely';

/**
 * The plugin for names in queries to SQLite. It leaves rows as they are, because they are made with camel-case
 * names at once (`nameOf`): to turn each of hundreds of rows into another takes half as long as reading it.
 */
export class SqliteNames extends CamelCasePlugin {
  override async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return result;
  }

  readonly nameOf = (column: string): string => this.camelCase(column);
}
