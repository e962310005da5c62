import { signInWaysWords } from './sign-in-ways-words.ts'

/** What few need: each comes when it is asked for. */
export async function loadCodeSignIn() {
  const [{ CodeSignIn }] = await Promise.all([import('./code-sign-in.tsx'), signInWaysWords.load()])
  return CodeSignIn
}

export async function loadSecondStep() {
  const [{ SecondStep }] = await Promise.all([import('./second-step.tsx'), signInWaysWords.load()])
  return SecondStep
}
