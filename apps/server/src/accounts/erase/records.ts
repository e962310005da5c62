import type { Queryable } from '../../platform/db/database.ts'

/** A family as the other features know it. */
export interface Family {
  readonly userId: string
  readonly email: string
  /**
   * Whether it has shown that it reads mail at this address. Anybody may sign up with the address of somebody else:
   * until then, what that address wrote to us as a visitor is not this account's to read or to erase.
   */
  readonly ownsAddress: boolean
}

/** What a feature keeps of families, handed to accounts in `app.ts`, so that accounts know no feature. */
export interface RecordHolder {
  /** Which of these people keep something here. */
  readonly holds: (db: Queryable, userIds: readonly string[]) => Promise<readonly string[]>
  /** Everything that is kept of a family, by plain names, for its export. */
  readonly load: (db: Queryable, family: Family) => Promise<Records>
  /** The lengths of what `load` gives, where loading it only to count it would be too much. */
  readonly count?: (db: Queryable, family: Family) => Promise<Counts>
  /** Removes what does not go by itself with the account's row, within the erasure's transaction. */
  readonly erase: (tx: Queryable, family: Family) => Promise<void>
}

export type Records = Readonly<Record<string, readonly object[]>>
export type Counts = Readonly<Record<string, number>>
