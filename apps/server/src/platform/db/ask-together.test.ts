import { setImmediate as nextTurn } from 'node:timers/promises'
import { DatabaseError } from 'pg'
import { expect, test } from 'vitest'
import { askTogether } from './ask-together.ts'

test('questions of one moment become one statement, and each gets its own answer', async () => {
  const asked: (readonly number[])[] = []
  const double = askTogether(async (numbers: readonly number[]) => {
    asked.push(numbers)
    return numbers.map((each) => each * 2)
  })

  expect(await Promise.all([double(1), double(2), double(3)])).toEqual([2, 4, 6])
  expect(await double(4)).toBe(8)
  expect(asked).toEqual([[1, 2, 3], [4]])
})

test('a question is not answered with what was read before it was asked', async () => {
  let truth = 'signed in'
  const look = askTogether(async (questions: readonly string[]) => {
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
  const ask = askTogether(async (questions: readonly number[]) => {
    if (isAway) throw new Error('the database is away')
    return questions
  })

  const failed = await Promise.allSettled([ask(1), ask(2)])
  isAway = false

  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await ask(3)).toBe(3)
})

test('what the database refuses for one of several is refused to that one only', async () => {
  const ask = askTogether(async (questions: readonly number[]) => {
    if (questions.includes(2)) throw refusedByDatabase()
    return questions.map((each) => each * 10)
  })

  const answers = await Promise.allSettled([ask(1), ask(2), ask(3)])

  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(answers[2]).toMatchObject({ value: 30 })
})

test('after a lost connection nothing is asked again, since it may have been done', async () => {
  let times = 0
  const ask = askTogether(async () => {
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
