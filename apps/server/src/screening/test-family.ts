/** For tests: a signed-up family that sends HTTP requests. */
import { randomUUID } from 'node:crypto'
import { type AnalyzeRequest, idsOf, type ItemId, plainWords, type TestResponse } from '@ankur/screening'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'

/** Returns twenty answers of which exactly these items count. */
export function responsesCounting(...counted: ItemId[]): TestResponse[] {
  return plainWords.items.map(({ id, concernAnswer }) => {
    const counts = counted.includes(id) === (concernAnswer === 'yes')
    return { questionId: id, answer: counts ? 'yes' : 'no' }
  })
}

export function responsesExcept(left: ItemId[]): TestResponse[] {
  return idsOf(plainWords)
    .filter((id) => !left.includes(id))
    .map((questionId) => ({ questionId, answer: 'yes' }))
}

export interface Family {
  readonly id: string
  /** The same family, as a client of another server process. */
  on(other: FastifyInstance): Family
  send(options: InjectOptions): Promise<LightMyRequestResponse>
  get(url: string): Promise<LightMyRequestResponse>
  put(url: string, payload: object): Promise<LightMyRequestResponse>
  delete(url: string): Promise<LightMyRequestResponse>
  /** Sends any body to the analyze endpoint. */
  analyzeRaw(payload: object): Promise<LightMyRequestResponse>
  /** Sends a valid request with changes. */
  analyze(changes?: Partial<AnalyzeRequest>): Promise<LightMyRequestResponse>
  assessments(): Promise<{ id: string }[]>
}

const password = 'a-long-test-password'

export async function signUpFamily(app: FastifyInstance, email: string): Promise<Family> {
  const signUp = await app.inject({ method: 'POST', url: '/auth/v1/signup', payload: { email, password } })
  if (signUp.statusCode !== 200) throw new Error(`sign-up answered ${signUp.statusCode}: ${signUp.body}`)
  return signInFamily(app, email)
}

/** Signs the family in again, after its session has expired. */
export async function signInFamily(app: FastifyInstance, email: string): Promise<Family> {
  const payload = { email, password }
  const signIn = await app.inject({ method: 'POST', url: '/auth/v1/token?grant_type=password', payload })
  const { access_token: token, user } = signIn.json<{ access_token: string; user: { id: string } }>()
  return familyOn(app, token, user.id)
}

function familyOn(app: FastifyInstance, token: string, id: string): Family {
  const send = (options: InjectOptions) =>
    app.inject({ ...options, headers: { authorization: `Bearer ${token}`, ...options.headers } })
  const get = (url: string) => send({ method: 'GET', url })
  const analyzeRaw = (payload: object) => send({ method: 'POST', url: '/functions/v1/analyze-autism-test', payload })
  return {
    id,
    on: (other) => familyOn(other, token, id),
    send,
    get,
    put: (url, payload) => send({ method: 'PUT', url, payload }),
    delete: (url) => send({ method: 'DELETE', url }),
    analyzeRaw,
    analyze: (changes = {}) => analyzeRaw({ responses: responsesCounting(), userId: id, attemptId: randomUUID(), ...changes }),
    assessments: async () => (await get('/api/assessments?limit=100')).json().items,
  }
}
