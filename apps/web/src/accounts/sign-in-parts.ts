import { messagesOf } from '../platform/messages.ts'

const signInWaysWords = messagesOf('accounts/accounts', 'signInWays')

/** Needed by few: each is loaded on demand. */
export async function loadCodeSignIn() {
  const [{ CodeSignIn }] = await Promise.all([import('./code-sign-in.tsx'), signInWaysWords.load()])
  return CodeSignIn
}

export async function loadSecondStep() {
  const [{ SecondStep }] = await Promise.all([import('./second-step.tsx'), signInWaysWords.load()])
  return SecondStep
}
