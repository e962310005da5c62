import { passwordWords } from './password-words.ts'

/** One of the two addresses has confirmed. */
export function ConfirmHalf() {
  return <p role="status">{passwordWords.use().email_half}</p>
}
