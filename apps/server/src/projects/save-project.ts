/** Saves a game: refuses invalid games, and prevents one device from overwriting the save of another. */
import { randomUUID } from 'node:crypto'
import { possibleDrawings } from '@ankur/blocks/picture/drawing-files'
import {
  type ListedProject,
  maxProjectBytes,
  maxProjects,
  parseProjectName,
  type SavedProject,
} from '@ankur/blocks/project-contract'
import { type ParsedProjectFile, parseProjectContent, projectFileBytes, toProjectFile } from '@ankur/blocks/project-file'
import type { Queryable } from '../platform/db/database.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { Platform } from '../platform/platform.ts'
import { deleteUnshown } from './drawing-store.ts'
import {
  changeStored,
  findProject,
  findRequested,
  lockFamily,
  insertProject,
  type StoredProject,
  sumOfOthers,
  type ProjectState,
} from './store.ts'

interface SaveRequest {
  readonly name: string
  readonly data?: unknown
}

interface Addition extends SaveRequest {
  readonly requestId?: string | undefined
}

export async function addProject({ db, clock }: Platform, userId: string, sent: Addition): Promise<ListedProject> {
  const written = readSent(sent, { userId, id: randomUUID(), at: new Date(clock.nowMs()) })
  return await db.transaction(async (tx) => {
    if (!(await lockFamily(tx, userId))) throw new Refusal(401, 'no_session')
    const before = sent.requestId ? await findRequested(tx, userId, sent.requestId) : null
    if (before) return await listed(tx, { ...written, id: before })
    await requireSpace(tx, written)
    await insertProject(tx, written, sent.requestId ?? null)
    return await listed(tx, written)
  })
}

interface Change extends SaveRequest {
  readonly id: string
  /** The version that the device had before its change. */
  readonly version?: number | undefined
}

export async function changeProject({ db, clock }: Platform, userId: string, change: Change): Promise<ListedProject> {
  const written = readSent(change, { userId, id: change.id, at: new Date(clock.nowMs()) })
  const most = { games: maxProjects, bytes: maxProjectBytes }
  const answer = await changeStored(db, written, { knownVersion: change.version ?? null, most })
  switch (answer.result) {
    case 'changed':
      await deleteUnshown(db, userId, written.id, written.drawings)
      return answer.project
    case 'no family':
      throw new Refusal(401, 'no_session')
    case 'no game':
      throw new Refusal(404, 'not_found')
    case 'too many':
      throw tooMany()
    case 'conflict': {
      const current = await findProject(db, userId, written.id, written.at)
      // The game was deleted in the meantime.
      if (!current) throw new Refusal(404, 'not_found')
      // The response to an earlier attempt was lost: equal content is not a conflict.
      if (current.listed.name === written.name && current.data === written.data) return current.listed
      throw new Refusal(409, 'project_conflict', { current: toSaved(current) })
    }
  }
}

interface ParsedSave extends ProjectState {
  /** Names of drawings that may be stored with it. */
  readonly drawings: readonly string[]
}

function readSent({ name: typed, data: content }: SaveRequest, whose: Pick<ProjectState, 'userId' | 'id' | 'at'>): ParsedSave {
  const name = parseProjectName(typed)
  if (name === null) throw new Refusal(422, 'invalid_input', { fields: ['name'] })
  const parsed = parseProjectContent(content)
  if (!parsed.ok) throw refusalFor(parsed)
  const data = toProjectFile(parsed.project)
  if (data === null) throw tooLarge()
  return { ...whose, name, data, sizeBytes: Buffer.byteLength(data), drawings: possibleDrawings(parsed.project) }
}

function refusalFor(parsed: Exclude<ParsedProjectFile, { ok: true }>): Refusal {
  if (parsed.problem !== 'damaged') return parsed.problem === 'newer_version' ? new Refusal(422, 'project_newer') : tooLarge()
  // Without the location of the problems, which would contain the family's texts.
  return new Refusal(422, 'project_damaged', { problems: [...new Set(parsed.problems.map(({ code }) => code))] })
}

export function tooLarge(): Refusal {
  return new Refusal(413, 'project_too_large', { mostBytes: projectFileBytes })
}

async function requireSpace(tx: Queryable, { userId, id, sizeBytes }: ProjectState): Promise<void> {
  const others = await sumOfOthers(tx, userId, id)
  if (others.count < maxProjects && others.bytes + sizeBytes <= maxProjectBytes) return
  throw tooMany()
}

function tooMany(): Refusal {
  return new Refusal(409, 'too_many_projects', { most: maxProjects, mostBytes: maxProjectBytes })
}

async function listed(tx: Queryable, { userId, id, at }: ProjectState): Promise<ListedProject> {
  const found = await findProject(tx, userId, id, at)
  if (!found) throw new Error('a game that was just stored is not there')
  return found.listed
}

/** Converts a game for the response to the family. */
export function toSaved({ listed, data }: StoredProject): SavedProject {
  return { ...listed, data: JSON.parse(data) }
}
