import Libsql from 'libsql';
import { array, type GenericSchema, type InferOutput, number, object, parse } from 'valibot';
import { MIGRATIONS } from './migrations';

type Value = string | number | null;
type Values = readonly Value[];

/** The embedded database: every row is parsed by the schema it is asked with. */
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

  /** The first row, or undefined. */
  one<Row extends GenericSchema>(row: Row, sql: string, ...values: Values): InferOutput<Row> | undefined {
    return this.all(row, sql, ...values)[0];
  }

  /** The number in column `n`. */
  count(sql: string, ...values: Values): number {
    return this.one(object({ n: number() }), sql, ...values)?.n ?? 0;
  }

  /** Runs a statement that answers no rows; tells how many rows it changed and the id of the last one inserted. */
  run(sql: string, ...values: Values): { changes: number; id: number } {
    const done = this.statement(sql).run(...values);
    return { changes: done.changes, id: Number(done.lastInsertRowid) };
  }

  /** All of the work or, when it throws, none of it. */
  transaction<T>(work: () => T): T {
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
    const known = this.statements.get(sql);
    if (known) return known;
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
