import type { FamilyKey } from '../family-keys/data-key.ts'

/** What a store may ask of the database: parameterised SQL in, rows out. */
export interface Queryable {
  query<Row extends object = Record<string, unknown>>(sql: string, values?: readonly unknown[]): Promise<Row[]>
  /** The keys under which families' rows are sealed, where the database was opened with them. */
  readonly families?: FamilyKeys
}

export interface Database extends Queryable {
  /** Runs `work` in one transaction (READ COMMITTED) and commits, or rolls back when it throws. */
  transaction<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

/** A family's key, and as what it stands in the database. */
export interface OpenedKey {
  readonly wrapped: Uint8Array
  readonly key: FamilyKey
}

/** The keys of families, as stores ask for them. */
export interface FamilyKeys {
  /** Makes the key of who has none. Throws the refusal `data_unreadable` when the key of a family with sealed rows is lost. */
  forWriting(db: Queryable, userId: string): Promise<FamilyKey>
  forWritingAll(db: Queryable, userIds: readonly string[]): Promise<ReadonlyMap<string, FamilyKey>>
  /** Of a key that was read together with the rows; null stands for one that is lost, and is refused. */
  open(userId: string, wrapped: Uint8Array | null): FamilyKey
  /** As a family's key was when it was opened last; whoever writes with it has the database look that it still is. */
  lastOpened(userId: string): OpenedKey | null
}
