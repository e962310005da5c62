/** Which activities came about on this device, and the games that were made in them. Kept with the games' progress; nothing leaves it. */
import type { Project } from '@ankur/blocks/project'
import { isRecord } from '../../platform/comfort/comfort-settings.ts'
import { deviceStore } from '../../platform/storage/device-store.ts'

interface ActivityProgress {
  readonly activities: Readonly<Record<string, ActivityKept>>
}

interface ActivityKept {
  readonly made: boolean
  /** As it was kept; whoever opens it checks it. */
  readonly project?: unknown
}

export const activityProgress = deviceStore('ankur-progress', (stored): ActivityProgress => {
  const given = isRecord(stored) && isRecord(stored.activities) ? stored.activities : {}
  const entries = Object.entries(given).flatMap(([id, kept]) =>
    isRecord(kept) ? [[id, { made: kept.made === true, project: kept.project }] as const] : [],
  )
  return { activities: Object.fromEntries(entries) }
})

export function keepMade(id: string): void {
  keep(id, (before) => ({ ...before, made: true }))
}

/** Whether it was really kept. */
export function keepActivityGame(id: string, project: Project): boolean {
  return keep(id, (before) => ({ ...before, project }))
}

/** The game as the child left it; null before the first time, or when it cannot be read. */
export async function loadActivityGame(id: string): Promise<Project | null> {
  const project = activityProgress.load().activities[id]?.project
  if (project === undefined) return null
  const { parseProject } = await import('@ankur/blocks/parse-project')
  const parsed = parseProject(project)
  return parsed.ok ? parsed.project : null
}

function keep(id: string, change: (before: ActivityKept) => ActivityKept): boolean {
  return activityProgress.change(({ activities }) => ({
    activities: { ...activities, [id]: change(activities[id] ?? { made: false }) },
  }))
}
