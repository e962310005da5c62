/** Sends BiDi commands that Playwright has no call for, in Playwright's own session, through the relay. */
import { once } from 'node:events'
import { WebSocket } from 'ws'

export const commandPath = '/commands'
/** Playwright counts from 1; the relay tells the two clients' responses apart by their ids. */
export const firstCommandId = 1_000_000_000

interface Response {
  readonly id: number
  readonly type: 'success' | 'error'
  readonly result?: unknown
  readonly message?: string
}

export async function sendCommands<Result>(
  relayPort: number,
  work: (send: (method: string, params: object) => Promise<unknown>) => Promise<Result>,
): Promise<Result> {
  const client = new WebSocket(`ws://127.0.0.1:${relayPort}${commandPath}`)
  await once(client, 'open')
  const waiting = new Map<number, (response: Response) => void>()
  client.on('message', (data: Buffer) => {
    const response = JSON.parse(data.toString()) as Response
    waiting.get(response.id)?.(response)
    waiting.delete(response.id)
  })
  let id = firstCommandId
  const send = async (method: string, params: object) => {
    const own = id++
    const answered = new Promise<Response>((resolve) => waiting.set(own, resolve))
    client.send(JSON.stringify({ id: own, method, params }))
    const { type, result, message } = await answered
    if (type === 'error') throw new Error(`${method}: ${message}`)
    return result
  }
  try {
    return await work(send)
  } finally {
    client.close()
  }
}
