/** Files that were cut off, are damaged in one place, are very large, or name their parts in unusual ways. */
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { parseProject } from '../parse-project.ts'
import { readSb3 } from './read.ts'

const svg = (side: number) =>
  strToU8(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><path d="M0 0h9"/></svg>`)
const assetOf = (id: string) => ({ name: id, assetId: id, dataFormat: 'svg' })
const [first, second] = ['a'.repeat(32), 'b'.repeat(32)] as const

function zipOf(costumes: object[], files: Record<string, Uint8Array>, more: object = {}): Uint8Array {
  const stage = { isStage: true, name: 'Stage', variables: { v: ['score', 3] }, costumes, currentCostume: 0 }
  return zipSync({ 'project.json': strToU8(JSON.stringify({ targets: [stage], ...more })), ...files })
}

function read(bytes: Uint8Array) {
  const result = readSb3(bytes)
  if (!result.ok) throw new Error(result.problem)
  return result
}

test('a file that was not downloaded to its end is called damaged, at any length', () => {
  const whole = zipOf([assetOf(first)], { [`${first}.svg`]: svg(20) })
  for (let length = 4; length < whole.length; length += 7) {
    expect(readSb3(whole.subarray(0, length))).toEqual({ ok: false, problem: 'damaged_zip' })
  }
})

test('a picture that cannot be unpacked is replaced, and the rest of the game opens', () => {
  const bytes = zipOf([assetOf(first), assetOf(second)], { [`${first}.svg`]: svg(20), [`${second}.svg`]: svg(30) })
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  const heads = [...bytes.keys()].filter((at) => at + 4 <= bytes.length && view.getUint32(at, true) === 0x04034b50)
  const [, head = 0] = heads
  const content = head + 30 + view.getUint16(head + 26, true) + view.getUint16(head + 28, true)
  bytes.fill(0xff, content, content + 8)
  const { project, notes } = read(bytes)
  expect(notes).toEqual([{ code: 'picture_broken', count: 1, names: [first] }])
  expect(project.stage.costumes.map(({ name }) => name)).toEqual([first, second])
  expect(project.stage.costumes[1]).toMatchObject({ width: 30, height: 30 })
})

test('a costume is found by its id, also in capital letters, and where another name is given beside it', () => {
  const capital = 'C'.repeat(32)
  const costumes = [assetOf(capital), { ...assetOf(first), md5ext: `${second}.svg` }]
  const { project, notes } = read(zipOf(costumes, { [`${capital}.svg`]: svg(20), [`${first}.svg`]: svg(30) }))
  expect(notes).toEqual([])
  expect(project.stage.costumes.map(({ width }) => width)).toEqual([20, 30])
})

test('a list of 2,00,000 items and a text of 1,00,000 letters open whole, and can be saved', () => {
  const items = Array.from({ length: 200_000 }, (_, at) => at)
  const level = 'abcdefghij'.repeat(10_000)
  const stage = { isStage: true, name: 'Stage', variables: { v: ['level', level] }, lists: { l: ['all', items] } }
  const { project, notes } = read(strToU8(JSON.stringify({ targets: [stage] })))
  expect(notes.map(({ code }) => code)).toEqual(['picture_missing'])
  expect(project.stage.lists[0]?.items).toEqual(items)
  expect(project.stage.variables[0]?.value).toBe(level)
  expect(parseProject(project).ok).toBe(true)
})

test('a monitor that does not say whether it is visible is visible', () => {
  const monitor = { id: 'v', opcode: 'data_variable', params: { VARIABLE: 'score' } }
  const shown = (more: object) => {
    const bytes = zipOf([assetOf(first)], { [`${first}.svg`]: svg(20) }, { monitors: [{ ...monitor, ...more }] })
    return read(bytes).project.monitors.map(({ visible }) => visible)
  }
  expect([shown({}), shown({ visible: true }), shown({ visible: false })]).toEqual([[true], [true], [false]])
})
