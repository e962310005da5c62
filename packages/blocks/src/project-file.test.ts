import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addVariable } from './edit/edit-names.ts'
import { newProject } from './new-project.ts'
import type { Project } from './project.ts'
import { parseProjectContent, parseProjectFile, projectFileBytes, toProjectFile } from './project-file.ts'
import { anyProject } from './sb3/fuzz/any-project.ts'

function withItems(text: string, count: number): Project {
  const project = newProject()
  const list = { id: 'l', name: 'list', items: Array.from({ length: count }, () => text) }
  return { ...project, stage: { ...project.stage, lists: [list] } }
}

test('a stored game is the same game when it is opened', () => {
  fc.assert(
    fc.property(anyProject, (project) => {
      expect(parseProjectFile(toProjectFile(project) ?? '')).toEqual({ ok: true, project })
    }),
    { numRuns: 50, seed: 5, endOnFailure: true },
  )
}, 60_000)

test('a game from a newer version is reported as newer, not damaged, whatever it contains', () => {
  expect(parseProjectFile('{"ankur":2,"project":{"worlds":[]}}')).toEqual({ ok: false, problem: 'newer_version' })
})

test('content that is not a game, or truncated, is reported as damaged', () => {
  const whole = toProjectFile(addVariable(newProject(), 'score')) ?? ''
  for (const text of ['', 'null', '[]', '{}', '{"ankur":"1"}', '{"ankur":0}', whole.slice(0, -1), whole.slice(1)]) {
    expect(parseProjectFile(text), text).toMatchObject({ ok: false, problem: 'damaged' })
  }
  expect(parseProjectFile(whole.replace('"x":', '"z":'))).toMatchObject({
    ok: false,
    problem: 'damaged',
    problems: [{ code: 'wrong_shape', at: 'sprites.0.x' }],
  })
})

test('a game of more than 512 KiB is too large, counted in bytes and not in characters', () => {
  const letters = 170_000
  expect(toProjectFile(withItems('a'.repeat(1000), letters / 1000))).not.toBeNull()
  expect(toProjectFile(withItems('ਕ'.repeat(1000), 200))).toBeNull()
  expect(parseProjectFile(' '.repeat(projectFileBytes + 1))).toEqual({ ok: false, problem: 'project_too_large' })
  expect(parseProjectFile('ਕ'.repeat(200_000))).toEqual({ ok: false, problem: 'project_too_large' })
})

test('content embedded in another document is parsed in the same way, however deep or invalid it is', () => {
  const project = addVariable(newProject(), 'score')
  expect(parseProjectContent({ ankur: 1, project })).toEqual({ ok: true, project })
  expect(parseProjectContent({ ankur: 1, project: { ...project, left: 'behind' } })).toEqual({ ok: true, project })
  expect(parseProjectContent({ ankur: 2 })).toEqual({ ok: false, problem: 'newer_version' })
  let deep: unknown = []
  for (let depth = 0; depth < 100_000; depth += 1) deep = [deep]
  for (const content of [undefined, null, 7, 'ankur', [], {}, { ankur: '1', project }, { ankur: 1, project: deep }]) {
    expect(parseProjectContent(content)).toMatchObject({ ok: false, problem: 'damaged' })
  }
})
