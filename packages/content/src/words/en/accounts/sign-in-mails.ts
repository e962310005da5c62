/** The mail with a code to sign in without a password. */
export const signInMails = {
  subject: 'Your code to sign in to Ankur',
  what: 'Someone, perhaps you, wants to sign in to your Ankur account with a code.',
  code: 'Your code is {code}. Enter it on the sign-in page.',
  or_link: 'Or open this link on the device where you want to sign in:',
  button: 'Sign in',
  lifetime: 'The code works for 10 minutes, the link once, within one hour.',
  not_you:
    'If it was not you, you need not do anything. Never give this code to anybody, not even to someone who says they are from Ankur.',
} as const
