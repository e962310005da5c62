import type { Queryable } from '../../platform/db/database.ts'

/** A family, as passed to the other features. */
export interface Family {
  readonly userId: string
  readonly email: string
  /**
   * Whether the family has confirmed this address by mail. Anybody can sign up with somebody else's address: until it is
   * confirmed, the account may not read or erase messages that came from that address through the contact form.
   */
  readonly ownsAddress: boolean
}

/** Access to the family data of one feature, passed to accounts in `app.ts`, so that accounts import no feature. */
export interface RecordHolder {
  /** Returns which of these users have records in the feature. */
  readonly holds: (db: Queryable, userIds: readonly string[]) => Promise<readonly string[]>
  /** Loads all records of a family under plain names, for the export. */
  readonly load: (db: Queryable, family: Family) => Promise<Records>
  /** Counts the records that `load` would return; defined where loading them only to count would be too expensive. */
  readonly count?: (db: Queryable, family: Family) => Promise<Counts>
  /** Deletes what is not deleted by cascade with the account's row, within the transaction of the erasure. */
  readonly erase: (tx: Queryable, family: Family) => Promise<void>
}

export type Records = Readonly<Record<string, readonly object[]>>
export type Counts = Readonly<Record<string, number>>
