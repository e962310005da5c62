/** A UUID may be written in capitals, as Swift and .NET print it. It is the same id, in every part of the product. */
import { noticeVersion } from '@ankur/accounts/notice-versions'
import { expect, test } from 'vitest'
import { createApp } from './app.ts'
import { testPlatform } from './platform/test-platform.ts'
import { gameWith } from './projects/test-games.ts'
import { type Family, signUpFamily } from './screening/test-family.ts'
import { filesOf, videoMetadata, openSender, startServer } from './uploads/test-sender.ts'

const now = '2026-03-14T09:00:00Z'

/** Sends a change to an address whose id is in capitals, and returns the response. */
async function change(who: Family, method: 'PUT' | 'PATCH' | 'POST', url: string, payload: object) {
  const answer = await who.send({ method, url, payload })
  expect(answer.statusCode, `${method} ${url}: ${answer.body}`).toBe(200)
  return answer.json()
}

test('a child that is changed by an id in capitals stays readable', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')
  const { id } = (await asha.send({ method: 'POST', url: '/api/children', payload: { nickname: 'Mina' } })).json()
  await change(asha, 'PUT', `/api/children/${id.toUpperCase()}`, { nickname: 'Mina Devi' })
  expect((await asha.get('/api/children')).json().items).toMatchObject([{ id, nickname: 'Mina Devi' }])

  const played = { record: { memory: { days: [], grown: [2] } }, consent: { noticeVersion, language: 'hi' } }
  expect(await change(asha, 'PUT', `/api/play/${id.toUpperCase()}`, played)).toMatchObject({ childId: id })
  expect((await asha.get('/api/play')).json().items).toMatchObject([{ childId: id }])
})

test('an assessment that is changed by an id in capitals stays readable', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')
  const { assessment } = (await asha.analyze({ birthMonth: undefined })).json()
  const url = `/api/assessments/${assessment.id.toUpperCase()}`
  expect(await change(asha, 'PATCH', url, { birthMonth: '2024-06' })).toMatchObject({ id: assessment.id, birthMonth: '2024-06' })
  await change(asha, 'PUT', `${url}/steps/play`, { done: true })
  const same = (await asha.get(`/api/assessments/${assessment.id}`)).json()
  expect(same).toMatchObject({ answers: assessment.answers, birthMonth: '2024-06' })
  expect((await asha.get('/api/account/export')).json().assessments).toMatchObject([{ doneSteps: { play: expect.any(String) } }])
})

test('a game that is saved by an id in capitals stays readable', async () => {
  await using platform = await testPlatform({ now })
  const asha = await signUpFamily(createApp(platform), 'asha@example.org')
  const game = { name: 'Cat', data: gameWith('score') }
  const { id } = (await asha.send({ method: 'POST', url: '/api/projects', payload: game })).json()
  expect(await change(asha, 'PUT', `/api/projects/${id.toUpperCase()}`, { ...game, name: 'Dog' })).toMatchObject({
    id,
    name: 'Dog',
  })
  expect((await asha.get('/api/projects')).json().items).toMatchObject([{ id, name: 'Dog' }])
})

test('bytes sent to an upload whose id is in capitals belong to that upload, and are deleted with it', async () => {
  await using platform = await testPlatform({ now })
  await using server = await startServer(platform)
  const asha = await openSender(server.url, 'asha@example.org')
  const { path } = await asha.create(100, videoMetadata())
  const inCapitals = path.replace(/[^/]+$/, (id) => id.toUpperCase())
  expect((await asha.patch(inCapitals, 0, new Uint8Array(40))).status).toBe(204)
  expect(await filesOf(platform)).toEqual([path.split('/').at(-1)])
  const ended = await asha.ask('DELETE', inCapitals, { headers: { 'tus-resumable': '1.0.0' } })
  expect([ended.status, await filesOf(platform)]).toEqual([204, []])
})
