/** Uploads the open game to the account. A refusal is a value; the game on this device is never changed here. */
import type { ListedProject, SavedProject } from '@ankur/blocks/project-contract'
import { projectFileVersion, toProjectFile } from '@ankur/blocks/project-file'
import type { Project } from '@ankur/blocks/project'
import type { GameIdentity } from '../../game-identity.ts'
import { sendDrawings } from './account-drawings.ts'
import { addGame, changeGame, isConflict, loadGame, type SaveProblem, saveProblemOf } from './account-calls.ts'

export type SaveResult =
  /** `lacks`: the game is stored, but some of its drawings are not yet. */
  | { readonly kind: 'saved'; readonly listed: ListedProject; readonly lacks: boolean }
  | { readonly kind: 'conflict'; readonly current: SavedProject }
  | { readonly kind: 'too_large'; readonly kilobytes: number }
  | { readonly kind: SaveProblem }

interface SaveRequest {
  readonly project: Project
  readonly name: string
  readonly identity: GameIdentity
}

export async function saveGame({ project, name, identity }: SaveRequest): Promise<SaveResult> {
  // Measured before anything is sent.
  if (toProjectFile(project) === null) return { kind: 'too_large', kilobytes: kilobytesOf(project) }
  const { id, isSent, account } = identity
  const written = { name, data: contentOf(project) }
  try {
    if (account) return await withDrawings(project, await changeGame(account.id, written, account.version))
    const listed = await addGame(written, id)
    // An earlier attempt may have succeeded with an earlier state, which is then returned.
    return await withDrawings(project, isSent ? await changeGame(listed.id, written, listed.version) : listed)
  } catch (failure) {
    if (account && isConflict(failure)) return await conflictOf(account.id)
    return { kind: saveProblemOf(failure) }
  }
}

async function withDrawings(project: Project, listed: ListedProject): Promise<SaveResult> {
  const lacks = await sendDrawings(listed.id, project).then(
    () => false,
    () => true,
  )
  return { kind: 'saved', listed, lacks }
}

export function contentOf(project: Project): unknown {
  return { ankur: projectFileVersion, project }
}

async function conflictOf(id: string): Promise<SaveResult> {
  try {
    return { kind: 'conflict', current: await loadGame(id) }
  } catch (failure) {
    return { kind: saveProblemOf(failure) }
  }
}

function kilobytesOf(project: Project): number {
  return Math.ceil(new Blob([JSON.stringify(contentOf(project))]).size / 1024)
}
