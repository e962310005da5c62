/** The layer order. A bubble is its own layer, so going back by one may only pass a bubble. */
import type { Actor, BubbleOf, Machine } from '../state.ts'

type Layer = Actor | BubbleOf

function isActor(layer: Layer): layer is Actor {
  return 'machine' in layer
}

function changeLayers(machine: Machine, change: (layers: Layer[]) => void): void {
  const { layersAndBubbles } = machine
  change(layersAndBubbles ?? machine.layers)
  if (layersAndBubbles) machine.layers = layersAndBubbles.filter(isActor)
}

export function addBehind(of: Actor, added: Actor): void {
  const { machine } = of
  changeLayers(machine, (layers) => layers.splice(layers.indexOf(of), 0, added))
  machine.turns.splice(machine.turns.indexOf(of), 0, added)
}

export function removeLayer(actor: Actor): void {
  const { machine } = actor
  changeLayers(machine, (layers) => layers.splice(layers.indexOf(actor), 1))
  machine.turns.splice(machine.turns.indexOf(actor), 1)
  placeBubble(actor, false)
}

/** Moves an actor by a number of layers, or to one end. */
export function moveLayers(actor: Actor, by: number): void {
  const { machine } = actor
  if (!machine.layers.includes(actor)) return
  changeLayers(machine, (layers) => move(layers, actor, by))
  move(machine.turns, actor, by)
}

function move(layers: Layer[], actor: Actor, by: number): void {
  const from = layers.indexOf(actor)
  layers.splice(from, 1)
  layers.splice(Math.min(Math.max(from + by, 0), layers.length), 0, actor)
}

/** A new bubble is in front of everything, and keeps its layer while its text changes. */
export function placeBubble(actor: Actor, isThere: boolean): void {
  const { machine } = actor
  const all = machine.layersAndBubbles
  const known = all?.findIndex((layer) => !isActor(layer) && layer.speaker === actor) ?? -1
  if (isThere === known >= 0) return
  if (isThere) {
    machine.layersAndBubbles = [...(all ?? machine.layers), { speaker: actor }]
    return
  }
  all?.splice(known, 1)
  if (all?.every(isActor)) machine.layersAndBubbles = null
}
