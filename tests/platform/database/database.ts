import Libsql from 'libsql';
import { array, type GenericSchema, type InferOutput, number, object, parse } from 'valibot';
import { MIGRATIONS } from './migrations';

type Value = string | number | null;
type Values = readonly Value[];

/** The embedded database. Rows are validated by the schema of each query. */
export class Database {
  private readonly driver: Libsql.Database;
  private readonly statements = new Map<string, Libsql.Statement<unknown[]>>();

  /** @param file a path, or ':memory:' */
  constructor(file: string) {
    this.driver = new Libsql(file);
    this.driver.pragma('journal_mode = WAL');
    this.driver.pragma('foreign_keys = ON');
    this.migrate();
  }

  all<Row extends GenericSchema>(row: Row, sql: string, ...values: Values): InferOutput<Row>[] {
    return parse(array(row), this.statement(sql).all(...values));
  }

  /** Returns the first row of the result; `undefined` if the result is empty. */
  one<Row extends GenericSchema>(row: Row, sql: string, ...values: Values): InferOutput<Row> | undefined {
    return this.all(row, sql, ...values)[0];
  }

  /** Returns the number in column `n` of the first row; 0 if there is no row. */
  count(sql: string, ...values: Values): number {
    return this.one(object({ n: number() }), sql, ...values)?.n ?? 0;
  }

  /** Runs a statement without result rows. Returns the number of changed rows and the last inserted id. */
  run(sql: string, ...values: Values): { changes: number; id: number } {
    const result = this.statement(sql).run(...values);
    return { changes: result.changes, id: Number(result.lastInsertRowid) };
  }

  /**
   * Runs `work` in a transaction, which is rolled back if `work` throws. If a transaction is already open, `work`
   * becomes a part of that transaction.
   */
  transaction<T>(work: () => T): T {
    if (this.driver.inTransaction) return work();
    this.driver.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.driver.exec('COMMIT');
      return result;
    } catch (error) {
      this.driver.exec('ROLLBACK');
      throw error;
    }
  }

  close(): void {
    this.statements.clear();
    this.driver.close();
  }

  private statement(sql: string): Libsql.Statement<unknown[]> {
    const cached = this.statements.get(sql);
    if (cached) return cached;
    const prepared = this.driver.prepare(sql);
    this.statements.set(sql, prepared);
    return prepared;
  }

  private migrate(): void {
    const from = this.one(object({ user_version: number() }), 'PRAGMA user_version')?.user_version ?? 0;
    for (const [version, sql] of MIGRATIONS.entries()) {
      if (version < from) continue;
      this.transaction(() => this.driver.exec(`${sql}; PRAGMA user_version = ${version + 1}`));
    }
  }
}
