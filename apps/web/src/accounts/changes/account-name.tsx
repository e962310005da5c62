/** Tells the browser's store of passwords whose new password this is, where no field asks for the address. */
export function AccountName({ email }: { email: string }) {
  return email !== '' && <input type="email" autoComplete="username" value={email} readOnly hidden />
}
