import type { FastifyInstance } from 'fastify'
import type { Accounts } from './accounts.ts'

const providers = ['anonymous_users', 'apple', 'azure', 'bitbucket', 'discord', 'facebook', 'figma', 'github', 'gitlab']
const moreProviders = ['google', 'kakao', 'keycloak', 'linkedin_oidc', 'notion', 'phone', 'slack_oidc', 'spotify', 'twitch']
const lastProviders = ['twitter', 'workos', 'zoom']

/** Endpoints about the server itself. */
export function registerServiceRoutes(app: FastifyInstance, accounts: Accounts): void {
  app.get('/health', async () => ({
    version: 'ankur-accounts-1',
    name: 'Ankur accounts',
    description: 'Accounts of Ankur, in the protocol of Supabase Auth',
  }))
  app.get('/settings', async () => ({
    external: {
      ...Object.fromEntries([...providers, ...moreProviders, ...lastProviders].map((name) => [name, false])),
      email: true,
    },
    disable_signup: !accounts.platform.config.signUpsOpen,
    mailer_autoconfirm: accounts.platform.config.authMode === 'autoconfirm',
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
  }))
  app.get('/.well-known/jwks.json', async (_request, reply) => {
    // The same time for which clients cache the keys anyway.
    reply.header('cache-control', 'public, max-age=600')
    return { keys: await accounts.keys.published() }
  })
}
