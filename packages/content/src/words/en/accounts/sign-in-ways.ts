/** Signing in by a mailed code, and the second step of an account that asks for one. */
export const signInWays = {
  // After the first proof of an address by somebody who did not show the password of its sign-up.
  password_gone_title: 'You are signed in, and your email is confirmed',
  password_gone:
    'The password from the sign-up no longer works, because we could not be sure that you chose it. To choose a new one, tap "Forgot Password?" on the sign-in page. Or sign in with a code each time.',
  code_lead: 'Enter your email. If it has an account, we will email you a six-digit code.',
  send: 'Send the code',
  sending: 'Sending...',
  sent: 'If there is an account for {email}, an email with a code is on its way. It works for 10 minutes.',
  enter: 'Sign in with the code',
  wrong: 'The code is wrong or has expired. Check it, or ask for a new one.',
  second_lead: 'Your account asks for a second step. Open your authenticator app, or use one of your recovery codes.',
  second_code: 'Code from your app',
  second_go: 'Continue',
  second_wrong: 'This code is not right. Wait for the next one in your app and try again.',
} as const
