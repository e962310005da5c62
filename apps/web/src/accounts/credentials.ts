import { plainDigits } from '../platform/plain-digits.ts'

/** Validation of the forms before anything is sent. Password strength is checked by the provider. */
export interface SignUpForm {
  readonly fullName: string
  readonly email: string
  readonly password: string
  readonly confirmPassword: string
}

export type SignInForm = Pick<SignUpForm, 'email' | 'password'>

/** A new password, with the code of a mail if the page was not opened by a link. */
export interface ResetForm extends SignInForm {
  readonly code: string
}

export type FieldProblem = 'missing' | 'invalid' | 'differs'
export type FormProblems<Form> = Partial<Record<keyof Form, FieldProblem>>

export function signInProblems(form: SignInForm): FormProblems<SignInForm> {
  return { ...emailProblem(form.email), ...passwordProblem(form) }
}

export function signUpProblems(form: SignUpForm): FormProblems<SignUpForm> {
  return {
    ...(form.fullName.trim() === '' && { fullName: 'missing' as const }),
    ...signInProblems(form),
    ...confirmProblem(form),
  }
}

export function resetProblems(form: ResetForm): FormProblems<ResetForm> {
  return { ...emailProblem(form.email), ...codeProblem(form.code), ...passwordProblem(form) }
}

export function passwordProblem({ password }: { readonly password: string }): { password?: FieldProblem } {
  return password === '' ? { password: 'missing' } : {}
}

/** Normalises the code: mails show it in groups, and some keyboards have other digits. */
export function codeOf(typed: string): string {
  return plainDigits(typed).replace(/[\s-]/g, '')
}

/** Six digits with our own accounts; a hosted provider may send more. */
function codeProblem(typed: string): { code?: FieldProblem } {
  const code = codeOf(typed)
  if (code === '') return { code: 'missing' }
  return /^\d{6,10}$/.test(code) ? {} : { code: 'invalid' }
}

function confirmProblem({ password, confirmPassword }: SignUpForm): FormProblems<SignUpForm> {
  if (confirmPassword === '') return { confirmPassword: 'missing' }
  return password === confirmPassword ? {} : { confirmPassword: 'differs' }
}

/** As loose as a browser's own email field: something, one @, something. */
export function emailProblem(typed: string): { email?: FieldProblem } {
  const email = typed.trim()
  if (email === '') return { email: 'missing' }
  return /^[^\s@]+@[^\s@]+$/.test(email) ? {} : { email: 'invalid' }
}
