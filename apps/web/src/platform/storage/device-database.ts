/**
 * The database of this browser, `ankur`: for what is too big for local storage. Each feature names a store of its own,
 * which is made the first time somebody asks for it; so no feature has to know a common version.
 */
const databaseName = 'ankur'

/** Runs `work` on a store and gives its result once everything is written, or fails with the browser's own error. */
export async function withStore<Result>(
  store: string,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await openWith(store)
  try {
    const transaction = database.transaction(store, mode)
    const asked = workOrNothing(transaction, () => work(transaction.objectStore(store)))
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onerror = transaction.onabort = () => reject(transaction.error ?? asked.error ?? new Error('Nothing was kept'))
    })
    return asked.result
  } finally {
    database.close()
  }
}

/** What was written before an error goes too: a part of it would otherwise be kept. */
function workOrNothing<Result>(transaction: IDBTransaction, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    transaction.abort()
    throw error
  }
}

async function openWith(store: string, triesLeft = 5): Promise<IDBDatabase> {
  const database = await open(undefined, () => {})
  if (database.objectStoreNames.contains(store)) return database
  const next = database.version + 1
  database.close()
  try {
    const upgraded = await open(next, (made) => made.createObjectStore(store, { keyPath: 'id' }))
    if (upgraded.objectStoreNames.contains(store)) return upgraded
    upgraded.close()
  } catch (error) {
    if (triesLeft === 0) throw error
  }
  // Another tab, or another feature, was first with a store of its own.
  if (triesLeft === 0) throw new Error('The database of this browser changes all the time')
  return await openWith(store, triesLeft - 1)
}

function open(version: number | undefined, upgrade: (database: IDBDatabase) => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, version)
    request.onupgradeneeded = () => upgrade(request.result)
    request.onsuccess = () => {
      // A tab that stands open must not keep another from adding its store.
      request.result.onversionchange = () => request.result.close()
      resolve(request.result)
    }
    request.onerror = () => reject(request.error ?? new Error('The database of this browser does not open'))
  })
}
