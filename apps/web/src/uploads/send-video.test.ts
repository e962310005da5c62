import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendVideo } from './send-video.ts'

const did = vi.hoisted(() => [] as string[])

vi.mock('tus-js-client', () => ({
  Upload: class {
    start() {
      did.push('start')
    }
    async abort() {
      did.push('abort')
    }
  },
}))

beforeEach(() => {
  did.length = 0
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, () => {})
  vi.stubGlobal('location', { origin: 'https://a.example' })
})
afterEach(() => vi.unstubAllGlobals())

const followed = { onSent() {}, onState() {}, onEnd() {}, onFailed() {} }
const begin = () => sendVideo({ file: new File(['video'], 'a.mp4'), metadata: {}, from: null }, followed)
const clientIsHere = () => vi.dynamicImportSettled()

test('a video that was cancelled before the client arrived is never sent', async () => {
  const sending = begin()
  expect(await sending.cancel()).toBe(true)
  await clientIsHere()
  sending.resume()
  expect(did).toEqual([])
})

test('a video that was paused before the client arrived waits for Go on', async () => {
  const sending = begin()
  sending.pause()
  await clientIsHere()
  expect(did).toEqual([])
  sending.resume()
  expect(did).toEqual(['start'])
})
