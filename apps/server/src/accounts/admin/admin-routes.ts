import { type AuthError, authErrors } from '@ankur/accounts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Accounts } from '../accounts.ts'
import type { RecordHolder } from '../erase/records.ts'
import { lockAccount } from '../store/accounts.ts'
import { AuthRefusal } from '../http/auth-refusal.ts'
import { toUser } from '../change/user-object.ts'
import { changeUser, createUser, deleteUser, dropFactor, loadUser, note, readUser } from './change-users.ts'
import { generateLink, invite } from './generate-link.ts'
import { requireService } from './require-service.ts'
import { listAccountIds } from './store.ts'

const USUAL_PER_PAGE = 50
const MAX_PER_PAGE = 1000
type ById = { Params: { id: string; factorId: string } }

/** Registers the admin endpoints for operators' tools, in the shapes of the protocol. */
export function registerAdminRoutes(app: FastifyInstance, accounts: Accounts, holders: readonly RecordHolder[]): void {
  const { db } = accounts.platform
  app.register(async (scope) => {
    // Checked before the body, so that other callers learn nothing about the expected body.
    scope.addHook('onRequest', (request) => requireService(accounts, request))
    scope.get('/admin/users', async (request, reply) => {
      const perPage = Math.min(numberOf(request, 'per_page', USUAL_PER_PAGE), MAX_PER_PAGE)
      const page = numberOf(request, 'page', 1)
      const { ids, total } = await listAccountIds(db, { limit: perPage, offset: (page - 1) * perPage })
      const rows = await db.transaction(async (tx) => {
        const found = []
        for (const id of ids) found.push(await lockAccount(tx, id))
        await note(accounts, tx, 'listed', ...ids)
        return found.filter((row) => row !== null)
      })
      reply.header('x-total-count', String(total)).header('link', linksOf({ page, perPage, total }))
      return { users: rows.map(toUser), aud: 'authenticated' }
    })
    scope.post('/admin/users', (request) => createUser(accounts, request.body))
    scope.get<ById>('/admin/users/:id', async (request) => toUser(await readUser(accounts, request.params.id)))
    scope.put<ById>('/admin/users/:id', (request) => changeUser(accounts, request.params.id, request.body))
    scope.delete<ById>('/admin/users/:id', async (request) => {
      await deleteUser(accounts, holders, request.params.id)
      return {}
    })
    scope.get<ById>('/admin/users/:id/factors', async (request) => (await readUser(accounts, request.params.id)).factors ?? [])
    scope.delete<ById>('/admin/users/:id/factors/:factorId', async (request) => {
      const account = await loadUser(accounts, request.params.id)
      return await dropFactor(accounts, account, request.params.factorId)
    })
    scope.post('/admin/generate_link', (request) => generateLink(accounts, request.body, textOf(request, 'redirect_to')))
    scope.post('/invite', (request) => invite(accounts, request.body, textOf(request, 'redirect_to')))
    for (const [url, error] of refusedRoutes) {
      scope.route({
        method: ['GET', 'POST', 'PUT', 'DELETE'],
        url,
        handler: async () => {
          throw new AuthRefusal(error)
        },
      })
    }
  })
}

/** Admin endpoints of the protocol for what this server does not support. */
const refusedRoutes: readonly (readonly [url: string, error: AuthError])[] = [
  ['/admin/oauth/*', authErrors.oauth_server_disabled],
  ['/admin/custom-providers', authErrors.custom_providers_disabled],
  ['/admin/custom-providers/*', authErrors.custom_providers_disabled],
  ['/admin/users/:id/passkeys', authErrors.passkeys_disabled],
  ['/admin/users/:id/passkeys/*', authErrors.passkeys_disabled],
]

function textOf(request: FastifyRequest, name: string): string | undefined {
  const value = (request.query as Readonly<Record<string, unknown>>)[name]
  return typeof value === 'string' ? value : undefined
}

function numberOf(request: FastifyRequest, name: string, usual: number): number {
  const value = textOf(request, name) ?? ''
  if (value === '') return usual
  if (!/^[1-9]\d{0,6}$/.test(value)) throw new AuthRefusal(authErrors.bad_pagination)
  return Number(value)
}

/** Returns the Link header for the next and last page, in the form that the client parses. */
function linksOf({ page, perPage, total }: { page: number; perPage: number; total: number }): string {
  const last = Math.max(1, Math.ceil(total / perPage))
  const linkTo = (n: number, rel: string) => `</admin/users?page=${n}&per_page=${perPage}>; rel="${rel}"`
  return [...(page < last ? [linkTo(page + 1, 'next')] : []), linkTo(last, 'last')].join(', ')
}
