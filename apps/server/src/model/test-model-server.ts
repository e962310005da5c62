/** For tests: an endpoint with the chat protocol that can simulate failures. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

export interface ModelRequest {
  readonly path: string
  readonly authorization: string | undefined
  readonly body: { model: string; messages: { role: string; content: unknown }[] }
}

export type Behaviour = (response: ServerResponse, request: ModelRequest) => void

export interface TestModelServer extends AsyncDisposable {
  readonly baseUrl: string
  readonly requests: ModelRequest[]
  behave: Behaviour
}

export async function startModelServer(behave: Behaviour = wellBehaved): Promise<TestModelServer> {
  const requests: ModelRequest[] = []
  const server = createServer((request, response) => {
    void read(request).then((text) => {
      const modelRequest = { path: request.url ?? '', authorization: request.headers.authorization, body: JSON.parse(text) }
      requests.push(modelRequest)
      running.behave(response, modelRequest)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const running: TestModelServer = {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    behave,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return running
}

/** Responds with this text, as a model would. */
export function saying(content: string, choice: object = {}): Behaviour {
  return (response) => {
    response.setHeader('content-type', 'application/json')
    response.end(
      JSON.stringify({ choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content }, ...choice }] }),
    )
  }
}

/** Returns the lines in the request. */
export function linesOf({ body }: ModelRequest): { id: number; text: string }[] {
  const content = body.messages.find(({ role }) => role === 'user')?.content
  return typeof content === 'string' ? JSON.parse(content).lines : []
}

/** Rephrases each line with this function. */
export function rewording(change: (text: string, index: number) => string): Behaviour {
  return (response, request) => {
    const lines = linesOf(request).map(({ id, text }, index) => ({ id, text: change(text, index) }))
    saying(JSON.stringify({ lines }))(response, request)
  }
}

/** An acceptable rephrasing: "Your child" becomes "This child". */
const wellBehaved: Behaviour = rewording((text) => text.replaceAll('Your child', 'This child'))

async function read(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}
