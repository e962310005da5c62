/**
 * Activities completed on this device, and the games made in them. Stored with the games' progress; nothing leaves the
 * device.
 */
import type { Project } from '@ankur/blocks/project'
import { isRecord } from '../../platform/comfort/comfort-settings.ts'
import { deviceStore } from '../../platform/storage/device-store.ts'

interface ActivityProgress {
  readonly activities: Readonly<Record<string, StoredActivity>>
}

interface StoredActivity {
  readonly made: boolean
  /** As stored; it must be validated before opening. */
  readonly project?: unknown
}

export const activityProgress = deviceStore('ankur-progress', (stored): ActivityProgress => {
  const given = isRecord(stored) && isRecord(stored.activities) ? stored.activities : {}
  const entries = Object.entries(given).flatMap(([id, kept]) =>
    isRecord(kept) ? [[id, { made: kept.made === true, project: kept.project }] as const] : [],
  )
  return { activities: Object.fromEntries(entries) }
})

export function storeDone(id: string): void {
  store(id, (before) => ({ ...before, made: true }))
}

/** Whether it was really stored. */
export function storeActivityGame(id: string, project: Project): boolean {
  return store(id, (before) => ({ ...before, project }))
}

/** The child's game as it was left; null before the first time, or when it cannot be read. */
export async function loadActivityGame(id: string): Promise<Project | null> {
  const project = activityProgress.load().activities[id]?.project
  if (project === undefined) return null
  const { parseProject } = await import('@ankur/blocks/parse-project')
  const parsed = parseProject(project)
  return parsed.ok ? parsed.project : null
}

function store(id: string, change: (before: StoredActivity) => StoredActivity): boolean {
  return activityProgress.change(({ activities }) => ({
    activities: { ...activities, [id]: change(activities[id] ?? { made: false }) },
  }))
}
