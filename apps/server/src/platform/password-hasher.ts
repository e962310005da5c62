/** argon2id off the main loop, with a bounded queue. */
export interface PasswordHasher {
  /** A PHC string. Throws `Refusal(503, 'overloaded')` when the queue is full. */
  hash(password: string): Promise<string>
  verify(phc: string, password: string): Promise<boolean>
  /** Whether the stored string was made with other parameters than today's. */
  isOutdated(phc: string): boolean
}
