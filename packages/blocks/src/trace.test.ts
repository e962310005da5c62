import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { block, flagHat, game, listField } from './sample-game.ts'
import { readSb3 } from './sb3/read.ts'
import { parseScenario, traceLines } from './trace.ts'

const folder = `${import.meta.dirname}/../vectors`
const programs = globSync('*/scenario.json', { cwd: folder })
  .map((path) => dirname(path))
  .toSorted()

test('there are programs to compare with', () => {
  expect(programs).toHaveLength(28)
})

for (const watchesBlocks of [false, true]) {
  test.each(programs)(
    `%s runs as in Scratch, frame by frame${watchesBlocks ? ', also while its blocks are recorded' : ''}`,
    (program) => {
      const { project, scenario, trace } = vector(program)
      const lines = traceLines(project, scenario, watchesBlocks)
      for (const wanted of trace) expect(comparable(lines.next().value)).toEqual(comparable(wanted))
      expect(lines.next().done).toBe(true)
    },
  )
}

test('monitors are traced in the order of the file, also one that was shown later', () => {
  const shows = block('data_showlist', {}, listField)
  const project = { ...game([flagHat, shows]), monitors: ['list', 'count'].map((id) => ({ id, visible: id === 'count' })) }
  const lines = [...traceLines(project, { frames: 1, seed: 1, passes: 10, turbo: false, flag: true, summary: false, events: [] })]
  expect(lines).toMatchObject([{ monitors: ['count'] }, { monitors: ['list', 'count'] }])
})

function vector(program: string) {
  const read = readSb3(readFileSync(`${folder}/${program}/project.sb3`))
  const parsed = parseScenario(JSON.parse(readFileSync(`${folder}/${program}/scenario.json`, 'utf8')))
  if (!read.ok || !parsed.ok) throw new Error(`${program} cannot be read: ${JSON.stringify(read.ok ? parsed : read)}`)
  const lines = readFileSync(`${folder}/${program}/trace.jsonl`, 'utf8').trim().split('\n')
  return { project: read.project, scenario: parsed.scenario, trace: lines.map((line): unknown => JSON.parse(line)) }
}

/** Passes and threads depend on the implementation of a machine; numbers are compared to a millionth. */
function comparable(line: unknown): unknown {
  return JSON.parse(JSON.stringify({ ...(line as object), passes: 0, threads: 0 }), (_key, value: unknown) =>
    typeof value === 'number' ? Math.round(value * 1e6) / 1e6 : value,
  )
}
