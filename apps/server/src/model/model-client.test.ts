import { expect, test } from 'vitest'
import { createModelClient, type Question } from './model-client.ts'
import { saying, startModelServer, type Behaviour } from './test-model-server.ts'

const question: Question = { messages: [{ role: 'user', content: 'Hello' }], maxTokens: 10 }

async function answerTo(behave: Behaviour): Promise<string> {
  await using server = await startModelServer(behave)
  const ask = createModelClient(
    { baseUrl: server.baseUrl, name: 'a-model', apiKey: 'k1', readsPictures: false },
    { timeoutMs: 1_500 },
  )
  return await ask(question).catch(({ kind }: { kind: string }) => kind)
}

test('the client follows the chat protocol and returns the text of the response', async () => {
  await using server = await startModelServer(saying('Hello to you.'))
  const ask = createModelClient({ baseUrl: server.baseUrl, name: 'a-model', apiKey: 'k1', readsPictures: false })

  expect(await ask(question)).toBe('Hello to you.')
  expect(server.requests).toMatchObject([
    {
      path: '/v1/chat/completions',
      authorization: 'Bearer k1',
      body: { model: 'a-model', messages: question.messages, max_tokens: 10, stream: false },
    },
  ])
})

const misbehaviours: Record<string, [Behaviour, string]> = {
  'answers 500': [(response) => response.writeHead(500).end('{}'), 'status'],
  'turns us away': [(response) => response.writeHead(429, { 'retry-after': '60' }).end(), 'status'],
  'never answers': [() => {}, 'timeout'],
  'begins and never ends': [(response) => response.write('{"choices":'), 'timeout'],
  'answers with a web page': [(response) => response.end('<!doctype html><title>Sign in</title>'), 'unreadable'],
  'streams without being requested': [
    (response) => {
      response.setHeader('content-type', 'text/event-stream')
      for (let n = 0; n < 20; n += 1) response.write(`data: {"choices":[{"delta":{"content":"\u0000${n}"}}]}\n\n`)
      response.end('data: [DONE]\n\n')
    },
    'unreadable',
  ],
  'repeats endlessly': [
    (response) => {
      const more = () => {
        while (!response.destroyed && response.write('la '.repeat(2000)));
      }
      response.on('drain', more)
      more()
    },
    'too_long',
  ],
  'hangs up in the middle': [
    (response) => {
      response.writeHead(200, { 'content-length': '500' })
      response.write('{"choices"', () => response.destroy())
    },
    'unreachable',
  ],
  'sends us elsewhere': [(response) => response.writeHead(307, { location: 'http://127.0.0.1:9/' }).end(), 'unreachable'],
  refuses: [saying('', { message: { role: 'assistant', content: null, refusal: 'I cannot.' } }), 'refused'],
  'is stopped by its own filter': [saying('He', { finish_reason: 'content_filter' }), 'refused'],
  'is cut off': [saying('{"lines":[', { finish_reason: 'length' }), 'cut_off'],
  'says nothing': [saying('  '), 'empty'],
  'has no choices': [(response) => response.end('{"choices":[]}'), 'unreadable'],
}

for (const [name, [behave, kind]] of Object.entries(misbehaviours)) {
  test(`an endpoint that ${name} gives a named failure within the time limit`, async () => {
    expect(await answerTo(behave)).toBe(kind)
  })
}

test('an unreachable endpoint gives a named failure', async () => {
  const server = await startModelServer()
  await server[Symbol.asyncDispose]()
  const ask = createModelClient({ baseUrl: server.baseUrl, name: 'a-model', apiKey: null, readsPictures: false })
  await expect(ask(question)).rejects.toMatchObject({ kind: 'unreachable' })
})
