/** For tests: a family with an account, and games. */
import { addVariable } from '@ankur/blocks/edit/edit-names'
import { newProject } from '@ankur/blocks/new-project'
import type { Project } from '@ankur/blocks/project'
import type { ListedProject, ProjectList, SavedProject } from '@ankur/blocks/project-contract'
import { expect } from 'vitest'
import { createApp } from '../app.ts'
import { testPlatform } from '../platform/test-platform.ts'
import { type Family, signUpFamily } from '../screening/test-family.ts'

const now = '2026-11-21T09:00:00Z'

export async function startFamily(env: Record<string, string> = {}, onLogLine?: (line: string) => void) {
  const platform = await testPlatform({ now, env, ...(onLogLine && { onLogLine }) })
  const app = createApp(platform)
  const asha = await signUpFamily(app, 'asha@example.org')
  return { platform, app, asha, [Symbol.asyncDispose]: () => platform[Symbol.asyncDispose]() }
}

const dataOf = (project: Project) => ({ ankur: 1, project })

/** Returns a game that contains this word as a variable, to distinguish it. */
export const gameWith = (word: string) => dataOf(addVariable(newProject(), word))

/** Returns a game of about this many bytes. */
export function gameOf(bytes: number) {
  const project = newProject()
  const list = { id: 'l', name: 'list', items: Array.from({ length: Math.floor(bytes / 1003) }, () => 'a'.repeat(1000)) }
  return dataOf({ ...project, stage: { ...project.stage, lists: [list] } })
}

export function postGame(who: Family, payload: object = { name: 'Cat', data: gameWith('score') }) {
  return who.send({ method: 'POST', url: '/api/projects', payload })
}

export async function addGame(who: Family, payload?: object): Promise<ListedProject> {
  const answer = await postGame(who, payload)
  expect(answer.statusCode).toBe(201)
  return answer.json<ListedProject>()
}

export async function gamesOf(who: Family) {
  return (await who.get('/api/projects')).json<ProjectList>().items
}

export async function openGame(who: Family, id: string) {
  return (await who.get(`/api/projects/${id}`)).json<SavedProject>()
}
