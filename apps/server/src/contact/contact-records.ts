import type { RecordHolder } from '../accounts/index.ts'
import { deleteMessagesFrom, loadMessagesFrom } from './store.ts'

/**
 * Messages of visitors name no account. One belongs to the account whose address it came from, once that address is
 * confirmed: before, a stranger could sign up with it to read or erase what its owner wrote.
 */
export const contactRecords: RecordHolder = {
  // Asked about accounts with an unconfirmed address only, and those have no messages.
  holds: async () => [],
  load: async (db, { email, ownsAddress }) => ({ messages: ownsAddress ? await loadMessagesFrom(db, email) : [] }),
  erase: async (tx, { email, ownsAddress }) => {
    if (ownsAddress) await deleteMessagesFrom(tx, email)
  },
}
