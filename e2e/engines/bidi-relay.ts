#!/usr/bin/env node
/**
 * A relay between Playwright and Debian's Firefox. For every new context Playwright requests one emulation that the
 * ESR does not support and our tests do not use; every other message passes unchanged. Playwright starts this file as
 * its browser and reads the address from stderr, as from Firefox itself. With ANKUR_TOUCH set, every pointer is a
 * touch pointer: Playwright's own touchscreen does nothing over this protocol. A second client, on the port that
 * ANKUR_RELAY_PORT gives, sends commands in Playwright's session; Firefox allows one session.
 */
import { spawn } from 'node:child_process'
import { WebSocket, WebSocketServer } from 'ws'
import { commandPath, firstCommandId } from './bidi-commands.ts'

const isByTouch = Boolean(process.env.ANKUR_TOUCH)
const unknownToFirefox = new Set(['emulation.setMediaFeaturesOverride'])

const firefox = spawn(process.env.ANKUR_FIREFOX ?? 'firefox', process.argv.slice(2), { stdio: ['inherit', 'inherit', 'pipe'] })
firefox.once('exit', (code) => process.exit(code ?? 0))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => firefox.kill(signal))
firefox.stderr.on('data', (chunk: Buffer) => {
  const address = /WebDriver BiDi listening on (ws:\S+)/.exec(chunk.toString())?.[1]
  if (address) listenFor(address)
})

function listenFor(address: string): void {
  const server = new WebSocketServer({ port: Number(process.env.ANKUR_RELAY_PORT ?? 0), host: '127.0.0.1' })
  let session: WebSocket | undefined
  server.on('connection', (client, { url = '' }) => {
    if (url === commandPath && session) return relayCommands(client, session)
    session = new WebSocket(address + url)
    relay(client, session)
  })
  server.on('listening', () => {
    const bound = server.address()
    if (bound !== null && typeof bound === 'object')
      process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${bound.port}\n`)
  })
}

function relay(client: WebSocket, browser: WebSocket): void {
  const waiting: string[] = []
  browser.on('open', () => {
    for (const message of waiting.splice(0)) browser.send(message)
  })
  client.on('message', (data: Buffer) => {
    const message = data.toString()
    const { id, method } = JSON.parse(message) as { id: number; method: string }
    const request =
      isByTouch && method === 'input.performActions'
        ? message.replaceAll('"pointerType":"mouse"', '"pointerType":"touch"')
        : message
    if (unknownToFirefox.has(method)) client.send(JSON.stringify({ type: 'success', id, result: {} }))
    else if (browser.readyState === WebSocket.OPEN) browser.send(request)
    else waiting.push(request)
  })
  browser.on('message', (data: Buffer) => {
    if (!isForCommands(data)) client.send(data.toString())
  })
  browser.on('close', () => client.close())
  client.on('close', () => browser.close())
}

function relayCommands(client: WebSocket, session: WebSocket): void {
  const answer = (data: Buffer) => {
    if (isForCommands(data)) client.send(data.toString())
  }
  client.on('message', (data: Buffer) => session.send(data.toString()))
  session.on('message', answer)
  client.on('close', () => session.off('message', answer))
}

function isForCommands(data: Buffer): boolean {
  const { id } = JSON.parse(data.toString()) as { id?: number }
  return id !== undefined && id >= firstCommandId
}
