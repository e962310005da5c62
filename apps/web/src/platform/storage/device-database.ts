/**
 * The IndexedDB database `ankur` of this browser, for data too large for local storage. Each feature has its own object
 * store, created at the first access; so features need no common database version.
 */
const databaseName = 'ankur'

/** Runs `work` on a store and resolves after the transaction is complete, or rejects with the browser's error. */
export async function withStore<Result>(
  store: string,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await openWith(store)
  try {
    const transaction = database.transaction(store, mode)
    const request = workOrNothing(transaction, () => work(transaction.objectStore(store)))
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onerror = transaction.onabort = () =>
        reject(transaction.error ?? request.error ?? new Error('The transaction was not completed'))
    })
    return request.result
  } finally {
    database.close()
  }
}

/** Aborts the transaction on an error, so that no partial change is stored. */
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
  // Another tab or feature has created its store at the same time.
  if (triesLeft === 0) throw new Error('The browser database was changed by other tabs at every attempt')
  return await openWith(store, triesLeft - 1)
}

function open(version: number | undefined, upgrade: (database: IDBDatabase) => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, version)
    request.onupgradeneeded = () => upgrade(request.result)
    request.onsuccess = () => {
      // An open tab must not block another one from adding its store.
      request.result.onversionchange = () => request.result.close()
      resolve(request.result)
    }
    request.onerror = () => reject(request.error ?? new Error('The browser database could not be opened'))
  })
}
