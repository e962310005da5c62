/** Edits costumes and backdrops. Each function returns a new project, or the same object if nothing changes. */
import { type Costume, limits, type Project, type Target } from '../project.ts'

/** Adds and shows a backdrop. One that the game already has is only shown. */
export function chooseBackdrop(project: Project, backdrop: Costume): Project {
  const stage = wearing(project.stage, backdrop)
  return stage === project.stage ? project : { ...project, stage }
}

/** Removes a backdrop; the last one cannot be removed. */
export function removeBackdrop(project: Project, index: number): Project {
  const { stage } = project
  if (stage.costumes.length < 2 || !stage.costumes[index]) return project
  const costumes = stage.costumes.toSpliced(index, 1)
  const costume = Math.min(stage.costume > index ? stage.costume - 1 : stage.costume, costumes.length - 1)
  return { ...project, stage: { ...stage, costumes, costume } }
}

/** Adds and shows a costume; the sprite keeps its other costumes. */
export function addAndShowCostume(project: Project, sprite: string, costume: Costume): Project {
  const before = project.sprites.find(({ id }) => id === sprite)
  const after = before && wearing(before, costume)
  if (after === before || !after) return project
  return { ...project, sprites: project.sprites.map((each) => (each === before ? after : each)) }
}

function wearing<T extends Target>(target: T, wanted: Costume): T {
  const { costumes } = target
  const at = costumes.findIndex(({ picture }) => picture === wanted.picture)
  if (at >= 0) return target.costume === at ? target : { ...target, costume: at }
  if (costumes.length >= limits.media) return target
  return {
    ...target,
    costumes: [...costumes, { ...wanted, name: freeCostumeName(costumes, wanted.name) }],
    costume: costumes.length,
  }
}

/** Adds a number while another costume, or sound, has the name. */
export function freeCostumeName(costumes: readonly { readonly name: string }[], wanted: string): string {
  const taken = new Set(costumes.map(({ name }) => name))
  if (!taken.has(wanted)) return wanted
  let number = 2
  while (taken.has(`${wanted}${number}`)) number++
  return `${wanted}${number}`
}
