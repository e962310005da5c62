import { allBlocks, type Project } from '@ankur/blocks/project'
import type { gameFile } from '@ankur/content/words/en/game-file'

/** What a game from a file holds and this page cannot show or play so far: said before the game is opened. */
export function notHereYet(project: Project): (keyof typeof gameFile)[] {
  const blocks = allBlocks(project)
  const asksColor = blocks.some(({ opcode }) => /^sensing_(touchingcolor|coloristouchingcolor)$/.test(opcode))
  const seen: [keyof typeof gameFile, boolean][] = [['no_colors', asksColor]]
  return seen.flatMap(([word, isSo]) => (isSo ? word : []))
}
