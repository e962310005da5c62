import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { appendBlock, type Block, limits, newBlock, newProject, parseProject, type Project, start, step } from './index.ts'
import { readSb3 } from './sb3/read.ts'

function withBlocks(blocks: unknown[]): unknown {
  const project = newProject()
  return { ...project, nextId: 1_000_000, sprites: [{ ...project.sprites[0], scripts: [{ x: 0, y: 0, blocks }] }] }
}

function block(id: string, more: Partial<Block> = {}): Block {
  return { id, opcode: 'control_repeat', inputs: [], fields: [], stacks: [], ...more }
}

function codes(content: unknown): string[] {
  const parsed = parseProject(content)
  return parsed.ok ? [] : parsed.problems.map(({ code }) => code)
}

function catchGame(): Project {
  const read = readSb3(readFileSync(`${import.meta.dirname}/../vectors/42-catch-game/project.sb3`))
  if (!read.ok) throw new Error(read.problem)
  return read.project
}

test('a saved game is parsed unchanged', () => {
  const project = catchGame()
  expect(parseProject(JSON.parse(JSON.stringify(project)))).toEqual({ ok: true, project })
})

test.each([null, undefined, 1, 'game', [], {}, { stage: null }, JSON.parse('{"__proto__": {"stage": 1}}')])(
  '%j is not a game',
  (content) => {
    expect(codes(content)).toContain('wrong_shape')
  },
)

test('blocks nested a hundred thousand deep are refused without recursion', () => {
  let inside = block('b1')
  for (let depth = 2; depth < 100_000; depth++) inside = block(`b${depth}`, { stacks: [[inside]] })
  expect(codes(withBlocks([inside]))).toEqual(['too_deep'])
})

test('a block inside itself is refused', () => {
  const circle = { ...block('b1'), stacks: [] as Block[][] }
  circle.stacks.push([circle])
  expect(codes(withBlocks([circle]))).toEqual(['too_deep'])
})

test('substacks and reporters may be nested up to the limit, and not deeper', () => {
  const nested = (depth: number) => {
    let inside = block('b0')
    for (let level = 1; level <= depth; level++) inside = block(`b${level}`, { stacks: [[inside]] })
    return withBlocks([inside])
  }
  expect(codes(nested(limits.stackDepth))).toEqual([])
  expect(codes(nested(limits.stackDepth + 1))).toEqual(['too_deep'])
})

test('a duplicate id, a missing costume and too many blocks are reported', () => {
  expect(codes(withBlocks([block('b1'), block('b1')]))).toEqual(['same_id_twice'])
  expect(codes({ ...newProject(), stage: { ...newProject().stage, costume: 5 } })).toEqual(['no_such_costume'])
  expect(codes(withBlocks(Array.from({ length: limits.blocks + 1 }, (_, at) => block(`b${at}`))))).toEqual(['too_many_blocks'])
})

test('ids such as "__proto__" are valid', () => {
  const odd = withBlocks([block('__proto__', { opcode: 'constructor', inputs: [{ name: '__proto__', value: '1' }] })])
  const parsed = parseProject(JSON.parse(JSON.stringify(odd)))
  expect(parsed.ok).toBe(true)
  if (parsed.ok) expect(() => step(start(parsed.project, { now: () => 0, random: () => 0 }))).not.toThrow()
})

test('a game with any value changed gives a game or a list of problems, and a game runs', () => {
  const whole = JSON.stringify(appendBlock(catchGame(), 'stage', newBlock('control_if')!))
  const paths = pathsIn(JSON.parse(whole))
  const strange = fc.oneof(fc.jsonValue(), fc.constantFrom(null, -1, 1e308, '', '__proto__', [], {}, 'x'.repeat(20_000)))
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(paths.length - 1), strange), { minLength: 1, maxLength: 3 }), (changes) => {
      const content: unknown = JSON.parse(whole)
      for (const [at, value] of changes) put(content, paths[at] ?? [], value)
      const parsed = parseProject(content)
      if (!parsed.ok) {
        expect(parsed.problems).not.toEqual([])
        return
      }
      const machine = start(parsed.project, { now: () => 0, random: () => 0.5, passLimit: 3 })
      for (let frame = 0; frame < 3; frame++) step(machine)
    }),
    { numRuns: 300 },
  )
})

type Path = (string | number)[]

function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return [...(path.length > 0 ? [path] : []), ...entries.flatMap(([key, inside]) => pathsIn(inside, [...path, key]))]
}

function put(content: unknown, path: Path, value: unknown): void {
  const [key, ...rest] = path
  if (key === undefined || typeof content !== 'object' || content === null) return
  const holder = content as Record<string | number, unknown>
  if (rest.length === 0) holder[key] = value
  else put(holder[key], rest, value)
}
