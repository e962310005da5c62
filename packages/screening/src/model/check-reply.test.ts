import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseAnswers } from '../answers.ts'
import { writeAnalysis } from '../analysis/write-analysis.ts'
import { parseDisplay } from '../display.ts'
import { screeningLanguages } from '../language.ts'
import { plainWords } from '../texts/every-language.ts'
import { checkRewording } from './check-reply.ts'
import { explainedLines } from './explained-lines.ts'

const anyAnalysis = fc
  .record({ bits: fc.integer({ min: 0, max: 2 ** 20 - 1 }), language: fc.constantFrom(...screeningLanguages) })
  .map(({ bits, language }) => {
    const given = plainWords.items.map(({ id }, at) => ({ questionId: id, answer: bits & (1 << at) ? 'yes' : 'no' }))
    const parsed = parseAnswers(given, plainWords)
    if (!parsed.ok) throw new Error('all are answered')
    const input = { instrument: plainWords, sheet: parsed.sheet, birthMonth: '2024-09', completedMs: 1_773_478_800_000 }
    return { language, analysis: writeAnalysis({ ...input, extra: {}, language }) }
  })

test('our own sentences pass every check for every language and result', () => {
  fc.assert(
    fc.property(anyAnalysis, ({ analysis, language }) => {
      const lines = explainedLines(analysis, language)
      expect(lines.length).toBeGreaterThan(3)
      expect(checkRewording({ analysis, lines, language }, JSON.stringify({ lines }))).toEqual({ ok: true, analysis })
    }),
    { numRuns: 300, seed: 7 },
  )
})

test('the result, the count, the steps, the signs and the doctor\u2019s page are never reworded', () => {
  fc.assert(
    fc.property(anyAnalysis, ({ analysis, language }) => {
      const lines = explainedLines(analysis, language)
      const reply = { lines: lines.map(({ id, text }) => ({ id, text: text.replace(/\.$/, ' .') })) }
      const checked = checkRewording({ analysis, lines, language }, JSON.stringify(reply))
      if (!checked.ok) return
      const ids = new Set(lines.map(({ id }) => id))
      const others = (text: string) => text.split('\n').filter((_line, id) => !ids.has(id))
      expect(others(checked.analysis)).toEqual(others(analysis))
      expect(parseDisplay(checked.analysis).map(({ kind }) => kind)).toEqual(parseDisplay(analysis).map(({ kind }) => kind))
    }),
    { numRuns: 200, seed: 8 },
  )
})

test('digits of every script are compared', () => {
  const analysis = '# Strengths\n- Your child has 2 cups.'
  const lines = explainedLines(analysis, 'en')
  const check = (text: string) =>
    checkRewording({ analysis, lines, language: 'en' }, JSON.stringify({ lines: [{ id: 1, text }] }))
  expect(check('Your child has \u0968 cups.')).toMatchObject({ ok: true })
  expect(check('Your child has \u0A69 cups.')).toEqual({ ok: false, problem: 'numbers' })
  expect(check('Your child has two cups.')).toEqual({ ok: false, problem: 'numbers' })
})
