/** Drawings that are saved to an account, loaded from it, and shown through a link. */
import { maxDrawings } from '@ankur/blocks/picture/drawing-files'
import { newProject } from '@ankur/blocks/new-project'
import { indexedPng } from '@ankur/blocks/paint/indexed-png'
import type { PlayLink } from '@ankur/blocks/project-contract'
import { md5 } from '@ankur/blocks/sb3/md5'
import { expect, test } from 'vitest'
import { signUpFamily } from '../screening/test-family.ts'
import { rebuiltPng } from './rebuilt-png.ts'
import { addGame, startFamily } from './test-games.ts'

/** Returns a small picture identified by its colour; text hidden in it must be removed by the server. */
function drawing(color: number, hidden = '') {
  const colors = Uint8Array.of(0, 0, 0, 0, color, 40, 90, 255)
  const plain = Buffer.from(
    indexedPng({ width: 8, height: 8, colors, points: Uint8Array.from({ length: 64 }, (_, at) => at % 2) }),
  )
  const bytes = hidden === '' ? plain : Buffer.concat([plain, Buffer.from(hidden)])
  return { bytes, name: `${md5(bytes)}.png`, png: bytes.toString('base64') }
}

type Drawing = ReturnType<typeof drawing>

function gameWith(...drawings: readonly Pick<Drawing, 'name'>[]) {
  const project = newProject()
  const costumes = drawings.map(({ name: picture }, at) => ({
    name: `drawing ${at + 1}`,
    picture,
    width: 4,
    height: 4,
    centerX: 2,
    centerY: 2,
    resolution: 2,
  }))
  const [cat, ...others] = project.sprites
  if (!cat) throw new Error('a new game has a cat')
  return { ankur: 1, project: { ...project, sprites: [{ ...cat, costumes: [...cat.costumes, ...costumes] }, ...others] } }
}

async function drawn(...drawings: readonly Drawing[]) {
  const at = await startFamily()
  const { id } = await addGame(at.asha, { name: 'Bird', data: gameWith(...drawings) })
  const path = `/api/projects/${id}/drawings`
  const send = ({ name, png }: Pick<Drawing, 'name' | 'png'>) => at.asha.put(`${path}/${name}`, { png })
  const names = async () => (await at.asha.get(path)).json<{ items: string[] }>().items
  return { ...at, id, path, send, names, [Symbol.asyncDispose]: () => at.platform[Symbol.asyncDispose]() }
}

test('a drawing is stored once, sealed, without hidden data, and deleted with its game', async () => {
  const bird = drawing(1, 'Bina lives in Jalandhar')
  const tree = drawing(2)
  await using at = await drawn(bird, tree)
  for (const each of [bird, bird, tree]) expect((await at.send(each)).statusCode).toBe(204)
  expect((await at.names()).toSorted()).toEqual([bird.name, tree.name].toSorted())

  const kept = Buffer.from((await at.asha.get(`${at.path}/${bird.name}`)).json<{ png: string }>().png, 'base64')
  expect(kept.equals((await rebuiltPng(drawing(1).bytes)) ?? Buffer.alloc(0)), 'the same points').toBe(true)
  expect(kept.toString('latin1')).not.toContain('Bina')
  const [row] = await at.platform.db.query<{ sealed_png: Buffer }>('select sealed_png from project_drawings')
  expect(row?.sealed_png.includes(Buffer.from('PNG'))).toBe(false)

  const file = (await at.asha.get('/api/account/export')).json()
  expect(file.gameDrawings).toContainEqual(
    expect.objectContaining({ gameId: at.id, name: bird.name, png: kept.toString('base64') }),
  )

  await at.asha.put(`/api/projects/${at.id}`, { name: 'Bird', data: gameWith(tree) })
  expect(await at.names(), 'unused drawings are deleted').toEqual([tree.name])
  await at.asha.delete(`/api/projects/${at.id}`)
  expect(await at.platform.db.query('select 1 from project_drawings')).toEqual([])
})

test('a file that is not a drawing of this game is refused, and so is a ninth drawing', async () => {
  const drawings = Array.from({ length: maxDrawings + 1 }, (_, color) => drawing(color))
  await using at = await drawn(...drawings)
  const [first = drawing(0)] = drawings
  const refused = async (sent: Pick<Drawing, 'name' | 'png'>) => (await at.send(sent)).statusCode
  expect(await refused({ ...first, png: drawing(99).png }), 'named after something else').toBe(422)
  expect(await refused(drawing(77)), 'not in the game').toBe(422)
  const text = Buffer.from('<svg onload="alert(1)"/>')
  expect(await refused({ name: `${md5(text)}.png`, png: text.toString('base64') }), 'no picture').toBe(422)
  const cut = first.bytes.subarray(0, -20)
  expect(await refused({ name: `${md5(cut)}.png`, png: cut.toString('base64') }), 'cut off').toBe(422)
  expect(await refused({ ...first, png: 'A'.repeat(100_000) })).toBeGreaterThanOrEqual(413)
  expect(await Promise.all(drawings.slice(0, maxDrawings).map(refused))).toEqual(Array.from({ length: maxDrawings }, () => 204))
  expect(await refused(drawings.at(-1) ?? first)).toBe(409)
})

test("nobody can read or write another family's drawings; a link shows those of its game until it is disabled", async () => {
  const bird = drawing(1)
  await using at = await drawn(bird)
  await at.send(bird)
  const ravi = await signUpFamily(at.app, 'ravi@example.org')
  const responses = [
    ravi.get(at.path),
    ravi.get(`${at.path}/${bird.name}`),
    ravi.put(`${at.path}/${bird.name}`, { png: bird.png }),
  ]
  expect((await Promise.all(responses)).map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
  expect((await at.app.inject({ method: 'GET', url: `${at.path}/${bird.name}` })).statusCode).toBe(401)

  const share = `/api/projects/${at.id}/share`
  const { url } = (await at.asha.send({ method: 'POST', url: share })).json<PlayLink>()
  const token = new URL(url).hash.slice(1)
  const play = (to: string, payload: object) => at.app.inject({ method: 'POST', url: to, payload })
  expect((await play('/api/play', { token })).json()).toMatchObject({ drawings: [bird.name] })
  const seen = await play('/api/play/drawing', { token, name: bird.name })
  expect([seen.statusCode, seen.headers['cache-control'], seen.headers['x-robots-tag']]).toEqual([200, 'no-store', 'noindex'])
  const { png } = seen.json<{ png: string }>()
  expect((await play('/api/play/drawing', { token, name: '\0.png' })).statusCode, 'not a name of a drawing').toBe(404)

  // A changed copy of the game sends the drawing it received; re-encoding it gives the same bytes and name.
  const copy = await addGame(ravi, { name: 'Copy', data: gameWith(bird) })
  expect((await ravi.put(`/api/projects/${copy.id}/drawings/${bird.name}`, { png })).statusCode).toBe(204)

  await at.asha.delete(share)
  expect((await play('/api/play/drawing', { token, name: bird.name })).statusCode).toBe(404)
})
