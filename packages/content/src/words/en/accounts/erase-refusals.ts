/** Why an account is not deleted, by permanent code. Only the page of a family’s data loads it. */
export const eraseRefusals = {
  wrong_password: 'The password is not correct. Nothing was deleted.',
  no_password:
    'Your account has no password yet. Choose one first with "Forgot Password?" on the sign-in page, then delete your account.',
} as const
