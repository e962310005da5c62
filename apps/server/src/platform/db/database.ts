import type { FamilyKey } from '../family-keys/data-key.ts'

/** Runs parameterised SQL and returns rows. */
export interface Queryable {
  query<Row extends object = Record<string, unknown>>(sql: string, values?: readonly unknown[]): Promise<Row[]>
  /** The keys that encrypt families' rows, if the database was opened with them. */
  readonly families?: FamilyKeys
}

export interface Database extends Queryable {
  /** Runs `work` in one transaction (READ COMMITTED) and commits, or rolls back when it throws. */
  transaction<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

/** A family's key, and its wrapped form in the database. */
export interface OpenedKey {
  readonly wrapped: Uint8Array
  readonly key: FamilyKey
}

/** Access to families' keys for stores. */
export interface FamilyKeys {
  /** Creates a key for a family without one. Throws the refusal `data_unreadable` if the key of a family with sealed rows is lost. */
  forWriting(db: Queryable, userId: string): Promise<FamilyKey>
  forWritingAll(db: Queryable, userIds: readonly string[]): Promise<ReadonlyMap<string, FamilyKey>>
  /** Unwraps a key that was read together with the rows; null means that the key is lost, and is refused. */
  open(userId: string, wrapped: Uint8Array | null): FamilyKey
  /** The cached key of a family. A caller that writes with it must let the database check that it is still the current key. */
  lastOpened(userId: string): OpenedKey | null
}
