import { setImmediate as nextTurn } from 'node:timers/promises'
import { DatabaseError } from 'pg'
import { expect, test } from 'vitest'
import { batchQuery } from './batch.ts'

test('questions of one moment become one statement, and each gets its own answer', async () => {
  const asked: (readonly number[])[] = []
  const double = batchQuery(async (numbers: readonly number[]) => {
    asked.push(numbers)
    return numbers.map((each) => each * 2)
  })

  expect(await Promise.all([double(1), double(2), double(3)])).toEqual([2, 4, 6])
  expect(await double(4)).toBe(8)
  expect(asked).toEqual([[1, 2, 3], [4]])
})

test('a question is not answered with what was read before it was asked', async () => {
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

test('when the statement fails, everybody who asked hears of it, and the next question is asked anew', async () => {
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

test('what the database refuses for one of several is refused to that one only', async () => {
  const ask = batchQuery(async (questions: readonly number[]) => {
    if (questions.includes(2)) throw refusedByDatabase()
    return questions.map((each) => each * 10)
  })

  const answers = await Promise.allSettled([ask(1), ask(2), ask(3)])

  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(answers[2]).toMatchObject({ value: 30 })
})

test('in turn, what comes while a statement is under way waits for its end and then goes together', async () => {
  const asked: (readonly number[])[] = []
  const first = Promise.withResolvers<void>()
  const ask = batchQuery(
    async (numbers: readonly number[]) => {
      asked.push(numbers)
      if (asked.length === 1) await first.promise
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
  expect(asked).toEqual([[1], [2, 3]])
})

test('a statement that waits for a lock does not hold up the next ones', async () => {
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

test('after a lost connection nothing is asked again, since it may have been done', async () => {
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
