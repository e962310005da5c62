import { setImmediate as nextTurn } from 'node:timers/promises'
import { DatabaseError } from 'pg'
import { expect, test } from 'vitest'
import { batchQuery } from './batch.ts'

test('concurrent queries are combined into one statement, and each gets its own result', async () => {
  const batches: (readonly number[])[] = []
  const double = batchQuery(async (numbers: readonly number[]) => {
    batches.push(numbers)
    return numbers.map((each) => each * 2)
  })

  expect(await Promise.all([double(1), double(2), double(3)])).toEqual([2, 4, 6])
  expect(await double(4)).toBe(8)
  expect(batches).toEqual([[1, 2, 3], [4]])
})

test('a query never gets data that was read before it was made', async () => {
  let truth = 'signed in'
  const look = batchQuery(async (questions: readonly string[]) => {
    const seen = truth
    await nextTurn()
    return questions.map(() => seen)
  })

  const before = look('first')
  await nextTurn()
  truth = 'signed out'

  expect([await look('second'), await before]).toEqual(['signed out', 'signed in'])
})

test('if the statement fails, every query of the batch fails, and the next query starts a new statement', async () => {
  let isAway = true
  const ask = batchQuery(async (questions: readonly number[]) => {
    if (isAway) throw new Error('the database is away')
    return questions
  })

  const failed = await Promise.allSettled([ask(1), ask(2)])
  isAway = false

  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await ask(3)).toBe(3)
})

test('if the database rejects one query of a batch, only that query fails', async () => {
  const ask = batchQuery(async (questions: readonly number[]) => {
    if (questions.includes(2)) throw refusedByDatabase()
    return questions.map((each) => each * 10)
  })

  const answers = await Promise.allSettled([ask(1), ask(2), ask(3)])

  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(answers[2]).toMatchObject({ value: 30 })
})

test('with inTurnMs, queries that arrive during a statement wait for its end and are then combined', async () => {
  const batches: (readonly number[])[] = []
  const first = Promise.withResolvers<void>()
  const ask = batchQuery(
    async (numbers: readonly number[]) => {
      batches.push(numbers)
      if (batches.length === 1) await first.promise
      return numbers
    },
    { inTurnMs: 60_000 },
  )

  const answers = [ask(1)]
  await nextTurn()
  for (const number of [2, 3]) {
    answers.push(ask(number))
    await nextTurn()
  }
  first.resolve()

  expect(await Promise.all(answers)).toEqual([1, 2, 3])
  expect(batches).toEqual([[1], [2, 3]])
})

test('a statement that waits for a lock does not block later ones', async () => {
  const locked = Promise.withResolvers<void>()
  const ask = batchQuery(
    async (numbers: readonly number[]) => {
      if (numbers.includes(1)) await locked.promise
      return numbers
    },
    { inTurnMs: 10 },
  )

  const held = ask(1)
  await nextTurn()
  expect(await ask(2)).toBe(2)
  expect(await ask(3)).toBe(3)
  locked.resolve()
  expect(await held).toBe(1)
})

test('after a lost connection queries are not repeated, because they may have been executed', async () => {
  let times = 0
  const ask = batchQuery(async () => {
    times += 1
    throw new Error('Connection terminated unexpectedly')
  })

  await Promise.allSettled([ask(1), ask(2)])

  expect(times).toBe(1)
})

function refusedByDatabase(): DatabaseError {
  const error = new DatabaseError('insert violates a constraint', 0, 'error')
  error.severity = 'ERROR'
  return error
}
