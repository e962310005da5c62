import { messagesOf } from '../../platform/messages.ts'

const passwordWords = messagesOf('accounts/password', 'password')

/** One of the two addresses has confirmed. */
export function ConfirmHalf() {
  return <p role="status">{passwordWords.use().email_half}</p>
}
