/** What a store may ask of the database: parameterised SQL in, rows out. */
export interface Queryable {
  query<Row extends object = Record<string, unknown>>(sql: string, values?: readonly unknown[]): Promise<Row[]>
}

export interface Database extends Queryable {
  /** Runs `work` in one transaction (READ COMMITTED) and commits, or rolls back when it throws. */
  transaction<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}
