import { definePart } from '../platform/part/define-part.tsx'
import { withRoute } from '../platform/part/with-route.tsx'
import { messagesOf } from '../platform/messages.ts'

const accountsWords = messagesOf('accounts/accounts', 'accounts')

/**
 * The accounts client is loaded with a page that has a form: a module that failed to load once stays lost until a reload,
 * and the typed text with it.
 */
export const authGatePage = definePart({
  path: '/auth-gate',
  load: () => import('./auth-gate-page.tsx').then((module) => module.AuthGatePage),
  messages: [accountsWords],
  when: withRoute,
})
export const signUpPage = definePart({
  path: '/sign-up',
  load: () => import('./sign-up-page.tsx').then((module) => module.SignUpPage),
  messages: [accountsWords],
  also: [() => import('../platform/session/accounts-client.ts')],
  when: withRoute,
})
export const signInPage = definePart({
  path: '/sign-in',
  load: () => import('./sign-in-page.tsx').then((module) => module.SignInPage),
  messages: [accountsWords],
  also: [() => import('../platform/session/accounts-client.ts')],
  when: withRoute,
})
export const confirmPage = definePart({
  path: '/auth/confirm',
  load: () => import('./changes/seldom-opened.ts').then((module) => module.loadConfirmPage()),
  also: [() => import('../platform/session/accounts-client.ts')],
  when: withRoute,
})
export const forgotPasswordPage = definePart({
  path: '/forgot-password',
  load: () => import('./changes/seldom-opened.ts').then((module) => module.loadForgotPage()),
  also: [() => import('../platform/session/accounts-client.ts')],
  when: withRoute,
})
export const resetPasswordPage = definePart({
  path: '/reset-password',
  load: () => import('./changes/seldom-opened.ts').then((module) => module.loadResetPage()),
  also: [() => import('../platform/session/accounts-client.ts')],
  when: withRoute,
})

/** Requested in parallel with the script, because the HTML lists it. */
export const ahead = {
  signInPage: ['words/*/accounts/accounts.ts?only=accounts'],
  signUpPage: ['words/*/accounts/accounts.ts?only=accounts'],
}
