/** A hidden field that tells the browser's password manager which account the new password belongs to. */
export function AccountName({ email }: { email: string }) {
  return email !== '' && <input type="email" autoComplete="username" value={email} readOnly hidden />
}
