/** The mails of accounts: plain words, and nothing that somebody else typed. */
export const mails = {
  confirm_subject: 'Confirm your email address for Ankur',
  confirm_welcome: 'Welcome to Ankur.',
  confirm_why: 'Please confirm that this email address is yours. Open this link, then press the button on the page:',
  confirm_button: 'Confirm my email address',
  confirm_lifetime: 'The link works once, within 24 hours.',
  confirm_code: 'If a page asks you for a code, type {code}. The code works for 10 minutes.',
  confirm_not_you: 'If you did not sign up, you need not do anything. Somebody may have typed your address by mistake.',
  account_exists_subject: 'You already have an Ankur account',
  account_exists_what:
    'Somebody, perhaps you, tried to sign up at Ankur with this email address. You already have an account. Nothing in it was changed.',
  account_exists_sign_in: 'If it was you, sign in with your password:',
  account_exists_button: 'Sign in',
  account_exists_not_you: 'If it was not you, you need not do anything.',
  footer: 'Ankur is free, for families of autistic children. This mail is about your account; we send no advertising.',
} as const
