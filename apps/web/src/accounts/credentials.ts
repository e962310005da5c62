/** What the two forms must hold before anything is sent. How strong a password must be, the provider says. */
export interface SignUpForm {
  readonly fullName: string
  readonly email: string
  readonly password: string
  readonly confirmPassword: string
}

export type SignInForm = Pick<SignUpForm, 'email' | 'password'>

export type FieldProblem = 'missing' | 'invalid' | 'differs'
export type FormProblems<Form> = Partial<Record<keyof Form, FieldProblem>>

export function signInProblems(form: SignInForm): FormProblems<SignInForm> {
  return { ...emailProblem(form.email), ...(form.password === '' && { password: 'missing' as const }) }
}

export function signUpProblems(form: SignUpForm): FormProblems<SignUpForm> {
  return {
    ...(form.fullName.trim() === '' && { fullName: 'missing' as const }),
    ...signInProblems(form),
    ...confirmProblem(form),
  }
}

function confirmProblem({ password, confirmPassword }: SignUpForm): FormProblems<SignUpForm> {
  if (confirmPassword === '') return { confirmPassword: 'missing' }
  return password === confirmPassword ? {} : { confirmPassword: 'differs' }
}

/** As loose as a browser's own email field: something, one @, something. */
function emailProblem(typed: string): { email?: FieldProblem } {
  const email = typed.trim()
  if (email === '') return { email: 'missing' }
  return /^[^\s@]+@[^\s@]+$/.test(email) ? {} : { email: 'invalid' }
}
