import { afterEach, expect, test, vi } from 'vitest'
import { deleteAt } from './api.ts'

vi.mock('./session/session.ts', () => ({
  openBackend: async () => ({ auth: {} }),
  accessToken: async () => 'token',
  renewOrEnd: async () => false,
}))

afterEach(() => vi.unstubAllGlobals())

const answers = (...statuses: readonly number[]) => {
  const left = [...statuses]
  vi.stubGlobal('fetch', async () => new Response(null, { status: left.shift() ?? 500 }))
}

test('what is not there any more is deleted: the answer to the first attempt was lost, or another device was faster', async () => {
  answers(204, 404)
  await deleteAt('/api/children/1')
  await deleteAt('/api/children/1')
})

test('a deletion that the server refuses, or that has no answer, is reported as a failure', async () => {
  for (const status of [401, 403, 429, 500]) {
    answers(status, status)
    await expect(deleteAt('/api/children/1')).rejects.toMatchObject({ status })
  }
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(deleteAt('/api/children/1')).rejects.toMatchObject({ status: 0, code: 'no_network' })
})
