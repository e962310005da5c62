import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { allowSlowBody, receiveWithin } from './receiving.ts'

/** Sends two bytes, `gapMs` apart, to a server that allows 800 ms for a body, unless `isUpload` is set. */
async function slowly(
  gapMs: number,
  { isUpload, maxSilenceMs = 10_000 }: { isUpload: boolean; maxSilenceMs?: number },
): Promise<string> {
  const ended = Promise.withResolvers<string>()
  const server = createServer((incoming, response) => {
    receiveWithin(incoming, 800, () => ended.resolve('too slow'))
    if (isUpload) allowSlowBody(incoming, maxSilenceMs)
    incoming.on('close', () => incoming.complete || ended.resolve('hung up'))
    incoming.resume().on('end', () => response.end(() => ended.resolve('received')))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const sent = request({ port, host: '127.0.0.1', method: 'POST', headers: { 'content-length': '2' } })
  sent.on('error', () => {})
  sent.write('a')
  const rest = setTimeout(() => sent.end('b'), gapMs)
  try {
    return await ended.promise
  } finally {
    clearTimeout(rest)
    sent.destroy()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

test('a body must arrive in time, but an upload only must not stall', async () => {
  expect(await slowly(0, { isUpload: false })).toBe('received')
  expect(await slowly(20_000, { isUpload: false })).toBe('too slow')
  expect(await slowly(1_600, { isUpload: true })).toBe('received')
  expect(await slowly(20_000, { isUpload: true, maxSilenceMs: 200 })).toBe('hung up')
})
