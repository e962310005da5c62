/** The player who plays after the open round: another player never interrupts one. */
let choose: (() => void) | null = null

export function playAfterRound(next: (() => void) | null): void {
  choose = next
}

/** Whether another player was waiting; that player is chosen now. */
export function startNextPlayer(): boolean {
  const next = choose
  choose = null
  next?.()
  return next !== null
}
