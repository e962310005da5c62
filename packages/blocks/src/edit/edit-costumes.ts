/** Edits the costumes of one sprite. Each function returns a new project, or the same object if nothing changes. */
import { freeCostumeName } from './edit-pictures.ts'
import { type Costume, limits, type Project, type Sprite } from '../project.ts'

export function showCostume(project: Project, sprite: string, index: number): Project {
  return withSprite(project, sprite, (each) =>
    each.costumes[index] && each.costume !== index ? { ...each, costume: index } : each,
  )
}

/** The name to show: earlier games call our own drawings by their file, which is English in every language. */
export function costumeName(sprite: Pick<Sprite, 'name'>, { name, picture }: Pick<Costume, 'name' | 'picture'>): string {
  return name === picture ? sprite.name : name
}

/** Inserts a copy after the costume and shows it. */
export function copyCostume(project: Project, sprite: string, index: number): Project {
  return withSprite(project, sprite, (each) => {
    const costume = each.costumes[index]
    if (!costume || each.costumes.length >= limits.media) return each
    const name = costumeName(each, costume)
    const twin = { ...costume, name: freeCostumeName([...each.costumes, { name }], name) }
    return { ...each, costumes: each.costumes.toSpliced(index + 1, 0, twin), costume: index + 1 }
  })
}

/** Moves a costume up or down by one. The shown costume stays shown. */
export function moveCostume(project: Project, sprite: string, index: number, by: -1 | 1): Project {
  return withSprite(project, sprite, (each) => {
    const [costume, other] = [each.costumes[index], each.costumes[index + by]]
    if (!costume || !other) return each
    const shown = each.costumes[each.costume]
    const costumes = each.costumes.with(index, other).with(index + by, costume)
    return { ...each, costumes, costume: Math.max(0, shown ? costumes.indexOf(shown) : each.costume) }
  })
}

/** The last costume cannot be removed: a sprite without a picture cannot be drawn. */
export function removeCostume(project: Project, sprite: string, index: number): Project {
  return withSprite(project, sprite, (each) => {
    if (each.costumes.length < 2 || !each.costumes[index]) return each
    const costumes = each.costumes.toSpliced(index, 1)
    const costume = Math.min(each.costume > index ? each.costume - 1 : each.costume, costumes.length - 1)
    return { ...each, costumes, costume }
  })
}

/** Replaces all costumes, with unique names; `shown` is an index. */
export function setCostumes(project: Project, sprite: string, costumes: readonly Costume[], shown: number): Project {
  if (costumes.length === 0 || costumes.length > limits.media) return project
  const named = costumes.reduce<Costume[]>(
    (before, costume) => [...before, { ...costume, name: freeCostumeName(before, costume.name) }],
    [],
  )
  return withSprite(project, sprite, (each) => ({
    ...each,
    costumes: named,
    costume: Math.min(Math.max(shown, 0), named.length - 1),
  }))
}

function withSprite(project: Project, id: string, change: (sprite: Sprite) => Sprite): Project {
  const before = project.sprites.find((sprite) => sprite.id === id)
  const after = before && change(before)
  if (!after || after === before) return project
  return { ...project, sprites: project.sprites.map((each) => (each === before ? after : each)) }
}
