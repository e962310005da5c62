import { randomUUID } from 'node:crypto'
import { newProject } from '@ankur/blocks/new-project'
import { expect, test } from 'vitest'
import { postGame, addGame, startFamily, gamesOf, gameWith, openGame } from './test-games.ts'

test('a game of a newer version and a damaged one get different errors, and neither is stored', async () => {
  await using at = await startFamily()
  const { id } = await addGame(at.asha)
  const { stage, ...half } = newProject()
  const deep = '['.repeat(200_000) + ']'.repeat(200_000)
  const post = (data: string) => ({ headers: { 'content-type': 'application/json' }, payload: `{"name":"Cat","data":${data}}` })
  for (const [data, code, problems] of [
    ['{"ankur":2,"project":{"worlds":[]}}', 'project_newer', undefined],
    [JSON.stringify({ ankur: 1, project: half }), 'project_damaged', ['wrong_shape']],
    [JSON.stringify({ ankur: 1, project: { ...half, stage, nextId: 1, name: 'Guddu' } }), 'project_damaged', ['wrong_number']],
    [JSON.stringify({ ankur: '1', project: newProject() }), 'project_damaged', []],
    ['"a text"', 'project_damaged', []],
    ['null', 'project_damaged', []],
    [`{"ankur":1,"project":${deep}}`, 'project_damaged', ['too_deep']],
  ] as const) {
    for (const target of [
      { method: 'POST', url: '/api/projects' },
      { method: 'PUT', url: `/api/projects/${id}` },
    ] as const) {
      const answer = await at.asha.send({ ...target, ...post(data) })
      expect(answer.statusCode, data.slice(0, 60)).toBe(422)
      expect(answer.json().error, data.slice(0, 60)).toEqual({
        code,
        message: expect.stringContaining('not saved to your account'),
        ...(problems && { problems }),
      })
    }
  }
  expect(await gamesOf(at.asha)).toMatchObject([{ id, version: 1 }])
})

test('data that is not part of a game is not stored with it', async () => {
  await using at = await startFamily()
  const { project } = gameWith('score')
  const { id } = await addGame(at.asha, { name: 'Cat', data: { ankur: 1, diary: 'x', project: { ...project, diary: 'x' } } })
  expect((await openGame(at.asha, id)).data).toEqual(gameWith('score'))
})

test('a name has at least one letter and at most 100 characters', async () => {
  await using at = await startFamily()
  for (const name of ['', '   ', 'x'.repeat(101), 'a\u0000b', 7, null, undefined]) {
    const answer = await postGame(at.asha, { name, data: gameWith('score') })
    expect([answer.statusCode, answer.json().error], JSON.stringify(name)).toMatchObject([
      422,
      { code: 'invalid_input', fields: ['name'] },
    ])
  }
  for (const version of [0, 1.5, '1', 2 ** 31, 9e99]) {
    const answer = await at.asha.put(`/api/projects/${randomUUID()}`, { name: 'Cat', data: gameWith('score'), version })
    expect(answer.json(), `${version}`).toMatchObject({ error: { code: 'invalid_input', fields: ['version'] } })
  }
  expect(await gamesOf(at.asha)).toEqual([])
})
